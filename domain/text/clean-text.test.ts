import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('composes letters with separate marks', () => {
  expect(cleanText('Андре\u0438\u0306')).toBe('Андрей')
  expect(cleanText('Ели\u0301зар е\u0308ж')).toBe('Ели\u0301зар ёж')
})

it('removes invisible characters', () => {
  const unseen = ['\u200B', '\u200C', '\u200D', '\uFEFF', '\u00AD', '\u2060', '\u3164', '\u115F', '\uFFA0', '\u{E0041}']
  for (const sign of [
    ...unseen,
    '\u202E',
    '\u2066',
    '\u200F',
    '\u061C',
    '\u180E',
    '\u034F',
    '\u2800',
    '\u0007',
    '\u009F',
  ])
    expect(cleanText(`сы${sign}р`), sign.codePointAt(0)?.toString(16)).toBe('сыр')
  expect(cleanText('\u200B\u202E')).toBe('')
})

it('preserves lines, tabs and the spaces between words', () => {
  expect(cleanText('раз\r\nдва\rтри\u2028\tчетыре\u00A0«пять»')).toBe('раз\nдва\nтри\n\tчетыре\u00A0«пять»')
})

it('preserves the parts of emoji', () => {
  for (const emoji of ['👨‍👩‍👧‍👦', '❤️', '👩🏽‍🌾', '🏳️‍🌈', '1️⃣', '🇷🇺', '👁️‍🗨️']) expect(cleanText(emoji)).toBe(emoji)
  expect(cleanText('a\uFE0F1\uFE0F')).toBe('a1')
})

it('preserves the letters of the languages of Russia', () => {
  const words = 'Әлфия Гыйләҗева, Ӱштымӧ, Саха сирэ Ҕ, Къабарты Ӏ, а̄, Łódź'.normalize('NFC')
  expect(cleanText(words)).toBe(words)
})

it('limits the marks of a letter to seven', () => {
  expect(cleanText(`x${'\u0330'.repeat(50)}y`)).toBe(`x${'\u0330'.repeat(7)}y`)
})

it('does not change a clean text', () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u200D', '\uFE0F', '👩', '\u0301', '\r')),
  )
  fc.assert(fc.property(texts, (parts) => cleanText(cleanText(parts.join(''))) === cleanText(parts.join(''))))
})
