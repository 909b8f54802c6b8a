import { expect, test } from 'vitest'
import { isLanguage, type Language, languageOfClient, offeredLanguage } from './language.ts'

test('selects English only for an API client that requests it', () => {
  expect(languageOfClient('en', false)).toBe('en')
  expect(languageOfClient('en-GB,en;q=0.9', false)).toBe('en')
  expect(languageOfClient('EN;q=1', false)).toBe('en')
  for (const header of [undefined, '', '*', 'ru', 'ru-RU,ru;q=0.9,en;q=0.8', 'de, en', 'eng'])
    expect(languageOfClient(header, false), header).toBe('ru')
})

test("ignores the languages of a browser's menus", () => {
  expect(languageOfClient('en-US,en;q=0.9', true)).toBe('ru')
})

test('falls back to Russian for an invalid cookie', () => {
  expect(isLanguage('en')).toBe(true)
  for (const word of [undefined, '', 'EN', 'de', '__proto__', 0]) expect(isLanguage(word)).toBe(false)
})

test.each<[Language, Language[], Language]>([
  ['en', ['ru', 'en'], 'en'],
  ['en', ['ru'], 'ru'],
  ['ru', ['en'], 'en'],
  ['en', [], 'ru'],
])('shows %s as the market offers it: %j', (stored, offered, shown) => {
  expect(offeredLanguage(stored, offered)).toBe(shown)
})
