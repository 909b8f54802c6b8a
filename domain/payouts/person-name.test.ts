import { expect, it } from 'vitest'
import { personNameOf } from './person-name.ts'

it('reads the name of a person as in a passport, and no other text', () => {
  expect(personNameOf(' Пример  Анна Петровна ')).toEqual({ last: 'Пример', first: 'Анна', middle: 'Петровна' })
  expect(personNameOf('Ким Ли')).toEqual({ last: 'Ким', first: 'Ли', middle: null })
  expect(personNameOf('Алиев Рашид Самед оглы')).toMatchObject({ middle: 'Самед оглы' })
  for (const text of ['', 'Анна', 'ООО "Пример"', 'Ферма № 1', 'Один Два Три Четыре Пять'])
    expect(personNameOf(text), text).toBeNull()
})
