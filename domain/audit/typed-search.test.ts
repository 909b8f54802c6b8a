import { expect, it } from 'vitest'
import { typedSearchOf } from './typed-search.ts'

it('recognizes the number of a thing', () => {
  expect(typedSearchOf(' № 104 218 ')).toEqual({ number: '104218' })
  expect(typedSearchOf('#7')).toEqual({ number: '7' })
})

it('takes everything else as words', () => {
  expect(typedSearchOf(' Мария ')).toEqual({ words: 'Мария' })
  expect(typedSearchOf('7 сыров')).toEqual({ words: '7 сыров' })
  expect(typedSearchOf('  ')).toBeNull()
})
