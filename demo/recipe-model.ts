/** How cooks write units, and what the shop calls them. */
export const UNITS = { г: 'g', мл: 'ml', шт: 'piece', 'ст. л.': 'tablespoon', 'ч. л.': 'teaspoon' } as const

/** One line of a recipe: what is taken, how much, and which goods of the marketplace it may be cooked from. */
export interface DemoIngredient {
  /** «Кефир», as a cook says it */
  title: string
  /** for all portions of the recipe */
  amount: number
  unit: keyof typeof UNITS
  /** leaf category of the goods; null = what every kitchen has (salt, sugar, water) */
  category: number | null
  /** beginnings of words, one of which the product's title has; none = any product of the category */
  words: string[]
}

export interface DemoStep {
  title: string
  text: string
  /** how long the timer of this step runs, minutes; null = no timer */
  minutes: number | null
}

export interface DemoRecipe {
  /** unique, Latin letters */
  slug: string
  category: DemoRecipeCategory
  title: string
  /** one line under the title, without a full stop */
  line: string
  /** from the first knife to the table, minutes */
  minutes: number
  level: 'easy' | 'medium' | 'hard'
  portions: number
  /** key of a food picture */
  picture: string
  /** hue of the backdrop, 0…360 */
  hue: number
  isMeatless: boolean
  /** of one portion */
  nutrition: { kcal: number; protein: number; fat: number; carbs: number }
  /** what somebody who cooks it often would say; shown without a name */
  advice: string
  ingredients: DemoIngredient[]
  steps: DemoStep[]
}

export type DemoRecipeCategory = 'zavtraki' | 'supy' | 'na-uzhin' | 'salaty' | 'vypechka' | 'detyam'

type Line = [title: string, amount: number, unit: DemoIngredient['unit'], category: number, ...words: string[]]
type Pantry = [title: string, amount: number, unit: DemoIngredient['unit']]
type Step = [title: string, text: string, minutes?: number]

interface Written extends Omit<DemoRecipe, 'category' | 'nutrition' | 'ingredients' | 'steps' | 'isMeatless'> {
  isMeatless?: boolean
  /** kcal, protein, fat, carbohydrates */
  nutrition: [number, number, number, number]
  ingredients: (Line | Pantry)[]
  steps: Step[]
}

/** Ingredients that a kitchen has at home besides salt, sugar and water, each with the largest amount a recipe takes from there. */
const KEPT_AT_HOME: ReadonlyMap<string, number> = new Map([
  ['Масло подсолнечное', 150],
  ['Лавровый лист', 10],
  ['Горчица', 30],
  ['Чеснок', 40],
  ['Лук репчатый', 200],
  ['Масло сливочное', 60],
  ['Масло топлёное', 60],
  ['Мука пшеничная', 160],
  ['Мука', 160],
])
const OF_SPOON: Partial<Record<DemoIngredient['unit'], number>> = { 'ст. л.': 15, 'ч. л.': 5 }
const isKeptAtHome = (title: string, amount: number, unit: DemoIngredient['unit']): boolean =>
  amount * (OF_SPOON[unit] ?? 1) <= (KEPT_AT_HOME.get(title) ?? 0)

/** Recipes of one category, written short. */
export function recipesOf(category: DemoRecipeCategory, written: readonly Written[]): DemoRecipe[] {
  return written.map(
    ({ nutrition: [kcal, protein, fat, carbs], ingredients, steps, isMeatless = false, ...recipe }) => ({
      ...recipe,
      category,
      isMeatless,
      nutrition: { kcal, protein, fat, carbs },
      ingredients: ingredients.map(([title, amount, unit, inCategory, ...words]) => ({
        title,
        amount,
        unit,
        category: isKeptAtHome(title, amount, unit) ? null : (inCategory ?? null),
        words: isKeptAtHome(title, amount, unit) ? [] : words,
      })),
      steps: steps.map(([title, text, minutes]) => ({ title, text, minutes: minutes ?? null })),
    }),
  )
}
