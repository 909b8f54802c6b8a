import { expect, it } from 'vitest'
import { changedFields, recipeGaps, recipeMistakes, recipeState, type WrittenRecipe } from './written-recipe.ts'

const recipe: WrittenRecipe = {
  title: 'Уха',
  line: '',
  categoryKey: 'supy',
  picture: 'food/soup.webp',
  hue: null,
  minutes: 40,
  level: 'easy',
  portions: 4,
  isMeatless: false,
  nutrition: { kcal: 1, protein: 2, fat: 3, carbs: 4 },
  advice: '',
  ingredients: [{ title: 'Судак', amount: 500, unit: 'g', categoryId: 7, words: ['судак'] }],
  steps: [{ title: 'Сварить', text: 'Варите.', minutes: null, picture: null }],
}
const known = { sections: new Set(['supy']), categories: new Set([7]) }

it('names what a draft lacks, and sections and categories that are gone', () => {
  expect(recipeGaps(recipe)).toEqual([])
  expect(recipeGaps({ ...recipe, picture: null, steps: [], minutes: null })).toEqual(['picture', 'minutes', 'steps'])
  expect(recipeMistakes(recipe, known)).toEqual({})
  expect(recipeMistakes({ ...recipe, steps: [] }, { sections: new Set(), categories: new Set() })).toEqual({
    steps: 'required',
    categoryKey: 'wrongValue',
    'ingredients.0.categoryId': 'wrongValue',
  })
})

it('names the fields that differ, whatever the order of keys', () => {
  expect(changedFields(recipe, { ...recipe, nutrition: { carbs: 4, fat: 3, protein: 2, kcal: 1 } })).toEqual([])
  expect(changedFields(recipe, { ...recipe, title: 'Щи', nutrition: null, ingredients: [] })).toEqual([
    'title',
    'nutrition',
    'ingredients',
  ])
})

it('is hidden once it was shown, and shown while a later version is planned', () => {
  const at = new Date()
  expect(recipeState({ publishedVersion: null, plannedAt: null, wasShown: false })).toBe('draft')
  expect(recipeState({ publishedVersion: null, plannedAt: at, wasShown: true })).toBe('planned')
  expect(recipeState({ publishedVersion: null, plannedAt: null, wasShown: true })).toBe('hidden')
  expect(recipeState({ publishedVersion: 1, plannedAt: at, wasShown: true })).toBe('shown')
})
