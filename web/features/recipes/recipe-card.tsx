import type { RecipeCard as RecipeCardData } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipeCard as text } from '@okolitsa/strings/ru/recipe-card.ts'
import { shelfPicture } from '../../data/catalog/picture.ts'
import { recipePath } from '../../data/recipes/addresses.ts'
import { Badge } from '../../ui/badge.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { ShelfCard } from '../../ui/shelf-card.tsx'

export function RecipeCard({
  recipe,
  priority,
  headingLevel,
}: {
  recipe: RecipeCardData
  /** Whether the picture is above the fold. */
  priority?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
}) {
  return (
    <ShelfCard
      href={recipePath(recipe)}
      title={recipe.title}
      picture={shelfPicture(recipe.imageUrl, '')}
      hue={recipe.hue}
      priority={priority}
      headingLevel={headingLevel}
      badges={
        <Badge color="white" icon={ClockIcon}>
          {text.time(recipe.minutes)}
        </Badge>
      }
      overline={<span>{text.products(recipe.productsCount)}</span>}
      note={recipe.line}
    />
  )
}
