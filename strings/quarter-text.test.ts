import { expect, it } from 'vitest'
import { recipes as english } from './en/recipes.ts'
import { quarterText } from './quarter-text.ts'
import { recipes } from './ru/recipes.ts'

it('rounds amounts to the nearest quarter, at least one', () => {
  const shown = [0.05, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 0.95, 1, 1.5, 2.25, 3]
  expect(shown.map(quarterText)).toEqual(['¼', '¼', '¼', '½', '¾', '¾', '1', '1', '1½', '2¼', '3'])
})

it('formats a quarter of a spoon for one portion of four, in both languages', () => {
  expect(recipes.amount(1 / 4, 'teaspoon')).toBe('¼\u00A0ч.\u00A0л.')
  expect(english.amount(1 / 4, 'teaspoon')).toBe('¼\u00A0tsp')
  expect(english.amount(3 / 4, 'piece')).toBe('¾\u00A0pc')
  expect(english.amount(6 / 4, 'piece')).toBe('1½\u00A0pcs')
  expect([recipes.amount(250 / 4, 'g'), recipes.amount(0.2, 'ml')]).toEqual(['63\u00A0г', '1\u00A0мл'])
})
