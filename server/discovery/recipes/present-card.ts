import type { Recipe, RecipeCard } from '@okolitsa/contracts/recipes/recipe.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { CardRow, RecipeRow } from './store/recipe.store.ts'

export const presentCard = ({ categoryKey, image, ...card }: CardRow): RecipeCard => ({
  slug: card.slug,
  categoryUrlKey: categoryKey,
  title: card.title,
  line: card.line,
  minutes: card.minutes,
  portions: card.portions,
  imageUrl: imageUrl(image),
  hue: card.hue,
  productsCount: card.productsCount,
})

export const presentStep = ({ image, ...step }: RecipeRow['steps'][number]): Recipe['steps'][number] => ({
  ...step,
  imageUrl: image && imageUrl(image),
})
