import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bankText, windows1251Of } from './windows-1251.ts'

const REPLACEMENTS = { '\u20BD': 'руб.', ә: 'а', ң: 'н' }
const plain = (text: string) => bankText(text, REPLACEMENTS)
const decode = (bytes: Uint8Array) => new TextDecoder('windows-1251').decode(bytes)

it('encodes Russian texts in one byte per letter and refuses other characters', () => {
  expect([...windows1251Of('ИП «Ёлка» №')].slice(0, 4)).toEqual([0xc8, 0xcf, 0x20, 0xab])
  expect(decode(windows1251Of('ИП «Ёлка» № 1'))).toBe('ИП «Ёлка» № 1')
  expect(() => windows1251Of('\u20BD')).toThrow('U+20bd')
  expect(() => windows1251Of('\u0098')).toThrow(RangeError)
})

it.each([
  ['две\nстроки,\u00A0и\u2009пробелы ', 'две строки, и пробелы'],
  ['16–30 ноября — «да»', '16-30 ноября - «да»'],
  ['“Ферма”, 100\u00A0\u20BD…', '"Ферма", 100 руб....'],
  ['ИП Шәйхетдиң, ШӘЙ', 'ИП Шайхетдин, ШАЙ'],
  ['Café Müller', 'Cafe Muller'],
  ['Ферма 🌾\u200B 山', 'Ферма ?'],
  ['е\u0308лка', 'ёлка'],
])('replaces the characters of «%s»', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

/** Any characters: `fc.string` takes ten seconds to prepare them. */
const texts = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x4ff }), fc.integer({ min: 0, max: 0x1_ffff })), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes).toWellFormed())

it('makes every text a line that the encoding can contain, and changes it once', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const line = plain(text)
      expect(decode(windows1251Of(line))).toBe(line)
      expect(line).not.toMatch(/\p{Cc}/u)
      expect(plain(line)).toBe(line)
    }),
  )
})
