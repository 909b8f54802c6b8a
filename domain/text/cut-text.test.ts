import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutText, firstSign, shortenText } from './cut-text.ts'

it('omits a character that fits only in part', () => {
  expect(cutText(`${'я'.repeat(127)}😀 конец`, 128)).toBe('я'.repeat(127))
  expect(cutText(`${'я'.repeat(126)}😀 конец`, 128)).toBe(`${'я'.repeat(126)}😀`)
  expect(cutText('аб👨‍👩‍👧‍👦', 8)).toBe('аб')
  expect(cutText('ё\u0301ж', 2)).toBe('ё\u0301')
})

it('never exceeds the limit nor splits a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most)
      return cut.length <= most && text.startsWith(cut) && cut.isWellFormed()
    }),
  )
})

it('splits a character with excessive marks', () => {
  expect(cutText(`x${'\u0330'.repeat(50)}`, 10)).toHaveLength(10)
})

it('marks a shortened text with an ellipsis', () => {
  expect([shortenText('сыр', 3), shortenText('сыр и хлеб', 5)]).toEqual(['сыр', 'сыр…'])
})

it('returns a whole emoji as the first character', () => {
  expect([firstSign('🐄 ферма'), firstSign('ферма'), firstSign('')]).toEqual(['🐄', 'ф', ''])
})
