import { expect, it } from 'vitest'
import { unstorableText } from './unstorable-text.ts'

it('finds text that PostgreSQL cannot store', () => {
  expect(unstorableText({ place: { title: 'a\0b' } })).toBe('place.title')
  expect(unstorableText({ names: ['ok', '\ud800'] })).toBe('names.1')
  expect(unstorableText('\0')).toBe('')
})

it('accepts all other text', () => {
  expect(unstorableText({ title: 'Ёлка 🎄 №1', count: 5, nothing: null, at: undefined })).toBeNull()
})

it('does not overflow the stack on deep nesting', () => {
  let deep: unknown = 'end'
  for (let level = 0; level < 200_000; level++) deep = [deep]
  expect(unstorableText(deep)).toBeNull()
})
