import type { Recipe } from '@okolitsa/contracts/recipes/recipe.ts'
import type { SluggedRecipe } from './ports.ts'
import { presentCard, presentStep } from './present-card.ts'

const UNKNOWN = { kcal: 0, protein: 0, fat: 0, carbs: 0 }

/** A draft as its page would show it. @param section its section; undefined = not known yet */
export function presentDraft(
  { categoryKey, picture, hue, minutes, nutrition, ingredients, steps, ...draft }: SluggedRecipe,
  section: { readonly title: string; readonly hue: number } | undefined,
): Recipe {
  const { level, isMeatless, advice } = draft
  return {
    ...presentCard({
      ...draft,
      categoryKey: categoryKey ?? '',
      minutes: minutes ?? 0,
      image: picture ?? '',
      hue: hue ?? section?.hue ?? 0,
      productsCount: ingredients.filter(({ categoryId }) => categoryId !== null).length,
    }),
    categoryTitle: section?.title ?? '',
    level,
    isMeatless,
    advice,
    nutrition: nutrition ?? UNKNOWN,
    ingredients: ingredients.map(({ title, amount, unit, categoryId }, index) => ({
      position: index + 1,
      title,
      amount,
      unit,
      isPantry: categoryId === null,
    })),
    steps: steps.map(({ picture: image, ...step }) => presentStep({ ...step, image })),
  }
}
