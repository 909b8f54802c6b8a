import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { Suggestions } from '@okolitsa/contracts/search/search.endpoints.ts'
import { formatAmount, formatRating } from '@okolitsa/strings/ru/format.ts'
import { recipeCard } from '@okolitsa/strings/ru/recipe-card.ts'
import { searchText as text } from '@okolitsa/strings/ru/search.ts'
import { categoryPath, farmerPath, productPath } from '../../data/catalog/addresses.ts'
import { recipePath } from '../../data/recipes/addresses.ts'

/** A row of the list: link and texts. */
export interface SuggestionOption {
  readonly id: string
  readonly kind: 'recent' | 'phrase' | 'product' | 'category' | 'farmer' | 'recipe' | 'festival'
  readonly href: string
  readonly title: string
  readonly note?: string
  readonly price?: number
  readonly rating?: string
  /** The product that the row can add to the cart. */
  readonly product?: ProductCard
  readonly imageUrl?: string
  readonly hue?: number
}

export interface SuggestionGroup {
  readonly kind: SuggestionOption['kind']
  readonly title: string
  readonly options: readonly SuggestionOption[]
}

/** Suggestions in keyboard order; empty groups are omitted. */
export function suggestionGroups(
  typed: string,
  found: Suggestions | null,
  recent: readonly string[],
  addressOf: (phrase: string) => string,
): SuggestionGroup[] {
  const isTyped = typed.trim().length > 1
  const phraseOf = (kind: 'recent' | 'phrase') => (phrase: string, index: number) => ({
    id: `${kind}-${index}`,
    kind,
    href: addressOf(phrase),
    title: phrase,
  })
  const groups: SuggestionGroup[] = [
    { kind: 'recent', title: text.recent, options: isTyped ? [] : recent.map(phraseOf('recent')) },
    {
      kind: 'phrase',
      title: isTyped ? text.phrases : text.popular,
      options: (found?.phrases ?? []).map(phraseOf('phrase')),
    },
    {
      kind: 'product',
      title: text.products,
      options: (found?.products.items ?? []).map((product) => ({
        id: `product-${product.id}`,
        kind: 'product',
        href: productPath(product),
        title: product.title,
        note: `${product.farmer.title} · ${formatAmount(product.measure, product.unit)}`,
        product,
        price: product.priceInfo.finalPrice,
        imageUrl: product.smallImageUrl,
        hue: product.hue,
      })),
    },
    {
      kind: 'category',
      title: text.categories,
      options: (found?.categories ?? []).map((category) => ({
        id: `category-${category.id}`,
        kind: 'category',
        href: categoryPath(category.urlKey),
        title: category.title,
        imageUrl: category.imageUrl,
        hue: category.hue,
      })),
    },
    {
      kind: 'farmer',
      title: text.farmers,
      options: (found?.farmers ?? []).map((farmer) => ({
        id: `farmer-${farmer.id}`,
        kind: 'farmer',
        href: farmerPath(farmer.id),
        title: farmer.title,
        note: farmer.place,
        imageUrl: farmer.smallImageUrl,
        hue: farmer.hue,
        ...(farmer.rating !== null && { rating: formatRating(farmer.rating) }),
      })),
    },
    {
      kind: 'festival',
      title: text.festivals,
      options: (found?.festivals ?? []).map(({ title, lead }, index) => ({
        id: `festival-${index}`,
        kind: 'festival',
        href: '/festival',
        title,
        note: lead,
      })),
    },
    {
      kind: 'recipe',
      title: text.recipes,
      options: (found?.recipes ?? []).map((recipe) => ({
        id: `recipe-${recipe.slug}`,
        kind: 'recipe',
        href: recipePath(recipe),
        title: recipe.title,
        note: recipeCard.time(recipe.minutes),
        imageUrl: recipe.imageUrl,
        hue: recipe.hue,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
