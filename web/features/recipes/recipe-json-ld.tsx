import type { Recipe } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { recipePath } from '../../data/recipes/addresses.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

export function RecipeJsonLd({ recipe }: { recipe: Recipe }) {
  const absolute = useAbsoluteUrl()
  const { kcal, protein, fat, carbs } = recipe.nutrition
  return (
    <JsonLd
      data={{
        '@type': 'Recipe',
        name: recipe.title,
        description: recipe.line,
        url: absolute(recipePath(recipe)),
        image: absolute(recipe.imageUrl),
        recipeCategory: recipe.categoryTitle,
        totalTime: `PT${recipe.minutes}M`,
        recipeYield: text.forPortions(recipe.portions),
        recipeIngredient: recipe.ingredients.map(({ title, amount, unit }) => `${title} ${text.amount(amount, unit)}`),
        recipeInstructions: recipe.steps.map((step) => ({ '@type': 'HowToStep', name: step.title, text: step.text })),
        ...(kcal > 0 && {
          nutrition: {
            '@type': 'NutritionInformation',
            calories: `${kcal} kcal`,
            proteinContent: `${protein} g`,
            fatContent: `${fat} g`,
            carbohydrateContent: `${carbs} g`,
          },
        }),
      }}
    />
  )
}
