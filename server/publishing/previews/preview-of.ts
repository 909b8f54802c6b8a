import type { PreviewKind } from '@okolitsa/domain/images/preview-url.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { lettersOf, monogramColor } from '@okolitsa/domain/themes/site-sign.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { previewText as text } from '@okolitsa/strings/ru/previews.ts'
import type { Services } from '../../services.ts'
import type { Preview } from '../../supply/images/ports.ts'
import type { Site } from '../sites/ports.ts'

type PreviewServices = Pick<Services, 'catalog' | 'recipes' | 'restaurants'>

export interface PreviewedMarket {
  readonly name: string
  readonly theme: SiteTheme
  /** True = the drawn sign of the demo is drawn next to the name, instead of a monogram. */
  readonly isDemo: boolean
}

const ID = /^[1-9]\d{0,8}$/

/** Content of a page's preview on a site; null = no such page. */
export async function previewOf(
  services: PreviewServices,
  {
    kind,
    key,
    site,
    market,
  }: {
    kind: PreviewKind
    key: string
    site: Pick<Site, 'organizationId' | 'title' | 'theme'>
    market: PreviewedMarket
  },
): Promise<Preview | null> {
  const content = await contentOf(services, { kind, key, organizationId: site.organizationId })
  if (!content) return null
  const { title, theme } = site
  // a seller's own site shows neither the marketplace's name nor its logo
  return title === null
    ? { ...content, brand: market.name, sign: market.isDemo ? null : signOf(market.name, market.theme) }
    : { ...content, brand: title, sign: signOf(title, theme) }
}

const signOf = (name: string, theme: SiteTheme | null) => ({ letters: lettersOf(name), color: monogramColor(theme) })

async function contentOf(
  { catalog, recipes, restaurants }: PreviewServices,
  { kind, key, organizationId }: { kind: PreviewKind; key: string; organizationId: number | null },
): Promise<Omit<Preview, 'brand' | 'sign'> | null> {
  if (kind === 'recipe') {
    const recipe = organizationId === null ? await recipes.publicRecipe(key) : null
    if (!recipe) return null
    const { title, line, hue, image, minutes, portions } = recipe
    return { title, note: line, badge: text.recipe.badge(minutes, portions), hue, image }
  }
  if (!ID.test(key)) return null
  if (kind === 'farmer') {
    const farmer = await catalog.publicFarmer(organizationId, Number(key))
    return farmer && { ...farmer, badge: text.farmer.badge }
  }
  if (kind === 'restaurant') {
    const restaurant = await restaurants.publicRestaurant(organizationId, Number(key))
    return restaurant && { ...restaurant, badge: text.restaurant.badge }
  }
  if (kind === 'dish') {
    const dish = await restaurants.publicDish(organizationId, Number(key))
    if (!dish) return null
    const { title, restaurant, place, hue, image } = dish
    return { title, note: text.dish.note(restaurant, place), badge: text.dish.badge(dish), hue, image }
  }
  const product = await catalog.publicProduct(organizationId, Number(key))
  if (!product) return null
  const { title, farmer, place, hue, image, finalPrice } = product
  return {
    title,
    note: text.product.note(farmer, place),
    badge: text.product.badge(toRoubles(finalPrice as Kopecks), product),
    hue,
    image,
  }
}
