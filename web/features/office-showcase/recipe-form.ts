import type { OfficeRecipe, TypedRecipe } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'

/** A row of a list in the form; its `key` stays when the row is moved. */
export interface IngredientRow {
  readonly key: number
  readonly title: string
  readonly amount: string
  readonly unit: TypedRecipe['ingredients'][number]['unit']
  /** Id of the category; empty = a kitchen staple. */
  readonly categoryId: string
  readonly words: string
}
export interface StepRow {
  readonly key: number
  readonly title: string
  readonly text: string
  readonly minutes: string
  readonly picture: string | null
  readonly imageUrl: string | null
}

/** Fields as they are typed. */
export interface RecipeForm {
  readonly title: string
  readonly line: string
  readonly categoryKey: string
  readonly picture: string | null
  readonly imageUrl: string | null
  readonly hue: number | null
  readonly minutes: string
  readonly level: TypedRecipe['level']
  readonly portions: string
  readonly isMeatless: boolean
  readonly kcal: string
  readonly protein: string
  readonly fat: string
  readonly carbs: string
  readonly advice: string
  readonly ingredients: readonly IngredientRow[]
  readonly steps: readonly StepRow[]
}

export const NEW_RECIPE: RecipeForm = {
  title: '',
  line: '',
  categoryKey: '',
  picture: null,
  imageUrl: null,
  hue: null,
  minutes: '',
  level: 'easy',
  portions: '4',
  isMeatless: false,
  kcal: '',
  protein: '',
  fat: '',
  carbs: '',
  advice: '',
  ingredients: [],
  steps: [],
}

const typedNumber = (value: number | null | undefined): string => (value == null ? '' : String(value))
const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

export const formOf = ({ fields, imageUrl }: Pick<OfficeRecipe, 'fields' | 'imageUrl'>): RecipeForm => {
  const { categoryKey, minutes, portions, nutrition, ingredients, steps, ...same } = fields
  return {
    ...same,
    imageUrl,
    categoryKey: categoryKey ?? '',
    minutes: typedNumber(minutes),
    portions: String(portions),
    kcal: typedNumber(nutrition?.kcal),
    protein: typedNumber(nutrition?.protein),
    fat: typedNumber(nutrition?.fat),
    carbs: typedNumber(nutrition?.carbs),
    ingredients: ingredients.map(({ amount, categoryId, words, ...one }, key) => ({
      ...one,
      key,
      amount: String(amount),
      categoryId: typedNumber(categoryId),
      words: words.join(', '),
    })),
    steps: steps.map((step, key) => ({ ...step, key, minutes: typedNumber(step.minutes) })),
  }
}

export const typedOf = (form: RecipeForm): TypedRecipe => {
  const { title, line, categoryKey, picture, hue, minutes, level, portions, isMeatless, advice } = form
  const { kcal, protein, fat, carbs, ingredients, steps } = form
  const isNutritionKnown = [kcal, protein, fat, carbs].some((value) => value.trim() !== '')
  return {
    title,
    line,
    categoryKey: categoryKey || null,
    picture,
    hue,
    minutes: numberOrNull(minutes),
    level,
    portions: Number(portions),
    isMeatless,
    nutrition: isNutritionKnown
      ? { kcal: Number(kcal), protein: Number(protein), fat: Number(fat), carbs: Number(carbs) }
      : null,
    advice,
    ingredients: ingredients.map(({ title: name, amount, unit, categoryId, words }) => ({
      title: name,
      amount: Number(amount),
      unit,
      categoryId: numberOrNull(categoryId),
      words: words
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    })),
    steps: steps.map(({ title: name, text, minutes: timer, picture: image }) => ({
      title: name,
      text,
      minutes: numberOrNull(timer),
      picture: image,
    })),
  }
}
