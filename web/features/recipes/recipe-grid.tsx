import type { RecipeCard as RecipeCardData } from '@okolitsa/contracts/recipes/recipe.ts'
import { RecipeCard } from './recipe-card.tsx'
import css from './recipe-grid.module.css'

/** Recipes in at most four columns. */
export function RecipeGrid({
  recipes,
  headingLevel,
  firstScreen = 0,
}: {
  recipes: readonly RecipeCardData[]
  headingLevel?: 2 | 3 | undefined
  /** Number of pictures loaded eagerly. */
  firstScreen?: number | undefined
}) {
  return (
    <div className={css.grid}>
      {recipes.map((recipe, index) => (
        <RecipeCard key={recipe.slug} recipe={recipe} priority={index < firstScreen} headingLevel={headingLevel} />
      ))}
    </div>
  )
}
