import { expect, test } from 'vitest'
import { parseRecipeList, recipeListHref, recipeListQuery } from './recipe-list.ts'

test('parses its own URLs; an invalid one is the first page without filters', () => {
  const state = parseRecipeList(new URLSearchParams('only=meatless&page=3'))
  expect(state).toEqual({ page: 3, narrowing: 'meatless' })
  expect(recipeListHref('/recipes', state)).toBe('/recipes?only=meatless&page=3')
  expect(recipeListQuery(state)).toEqual({ page: 3, meatless: 'true' })
  for (const nonsense of ['page=-1&only=x', 'page=1.5', 'page=99999999'])
    expect(recipeListHref('/recipes', parseRecipeList(new URLSearchParams(nonsense)))).toBe('/recipes')
})
