import type { PreviewKind } from '@okolitsa/domain/images/preview-url.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { previewText as text } from '@okolitsa/strings/ru/previews.ts'
import type { Services } from '../../module.ts'
import type { Preview } from '../../supply/images/ports.ts'

const ID = /^[1-9]\d{0,8}$/

/** What stands on the preview of a page, of what a site shows; null = there is no such page there. */
export async function previewOf(
  { catalog, recipes, restaurants }: Pick<Services, 'catalog' | 'recipes' | 'restaurants'>,
  { kind, key, organizationId }: { kind: PreviewKind; key: string; organizationId: number | null },
): Promise<Preview | null> {
  const { brand } = text
  if (kind === 'recipe') {
    const recipe = organizationId === null ? await recipes.publicRecipe(key) : null
    if (!recipe) return null
    const { title, line, hue, image, minutes, portions } = recipe
    return { brand, title, note: line, badge: text.recipe.badge(minutes, portions), hue, image }
  }
  if (!ID.test(key)) return null
  if (kind === 'farmer') {
    const farmer = await catalog.publicFarmer(organizationId, Number(key))
    return farmer && { ...farmer, brand, badge: text.farmer.badge }
  }
  if (kind === 'restaurant') {
    const restaurant = await restaurants.publicRestaurant(organizationId, Number(key))
    return restaurant && { ...restaurant, brand, badge: text.restaurant.badge }
  }
  if (kind === 'dish') {
    const dish = await restaurants.publicDish(organizationId, Number(key))
    if (!dish) return null
    const { title, restaurant, place, hue, image } = dish
    return { brand, title, note: text.dish.note(restaurant, place), badge: text.dish.badge(dish), hue, image }
  }
  const product = await catalog.publicProduct(organizationId, Number(key))
  if (!product) return null
  const { title, farmer, place, hue, image, finalPrice } = product
  return {
    brand,
    title,
    note: text.product.note(farmer, place),
    badge: text.product.badge(toRoubles(finalPrice as Kopecks), product),
    hue,
    image,
  }
}
