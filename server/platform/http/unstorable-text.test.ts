import { expect, it } from 'vitest'
import { unstorableText } from './unstorable-text.ts'

it('finds what PostgreSQL refuses to keep', () => {
  expect(unstorableText({ place: { title: 'a\0b' } })).toBe('place.title')
  expect(unstorableText({ names: ['ok', '\ud800'] })).toBe('names.1')
  expect(unstorableText('\0')).toBe('')
})

it('lets everything else pass', () => {
  expect(unstorableText({ title: 'Ёлка 🎄 №1', count: 5, nothing: null, at: undefined })).toBeNull()
})

it('does not fall over deep nesting', () => {
  let deep: unknown = 'end'
  for (let level = 0; level < 200_000; level++) deep = [deep]
  expect(unstorableText(deep)).toBeNull()
})
