import { expect, it } from 'vitest'
import { kppMistake } from './kpp.ts'

it('takes a КПП of a company only, in its form', () => {
  expect(
    ['772201001', '7722A1001', '77221001', '7722010011', '', '77220100a'].map((kpp) => kppMistake(true, kpp)),
  ).toEqual([...[null, null, 'kpp', 'kpp', 'kpp', 'kpp']])
  expect(kppMistake(true, '7722AB001')).toBeNull()
  expect(kppMistake(false, '772201001')).toBe('kppOfPerson')
})
