import { expect, it } from 'vitest'
import { npdMistakes } from './npd-goods.ts'

it('refuses marked goods of sellers with the tax of self-employed persons, and of nobody else', () => {
  expect(npdMistakes('npd', 'honey', 'categoryId')).toEqual({ categoryId: 'npdMarked' })
  expect(npdMistakes('npd', null, 'categoryId')).toEqual({})
  expect(npdMistakes('lph', 'honey', 'categoryId')).toEqual({})
  expect(npdMistakes('usn_income', 'softDrinks', 'categoryId')).toEqual({})
})
