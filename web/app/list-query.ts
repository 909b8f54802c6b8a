import { WIDE_SCREEN } from '../ui/wide-screen.ts'

/** Chunks of lists loaded after them (features/catalog/late-filters.tsx). */
export const LIST_LATE = { modules: ['features/catalog/filter-parts.ts'], media: WIDE_SCREEN } as const
export const SEARCH_LATE = { ...LIST_LATE, modules: [...LIST_LATE.modules, 'features/content/category-request.tsx'] }

/** Query parameters of lists of products and farms (features/catalog/filters.ts). */
export const LIST_QUERY: readonly string[] = [
  ...['q', 'sort', 'page', 'more', 'priceFrom', 'priceTo', 'farmer', 'date', 'attribute'],
  ...['inStock', 'isNew', 'discount', 'courier', 'pickup', 'exact', 'certified', 'organic', 'madeToday'],
  ...['subscription', 'urozhaj'],
  ...['vegan', 'vegetarian', 'lenten', 'lactoseFree', 'glutenFree', 'noAllergens'],
  ...['noMilk', 'noEggs', 'noFish', 'noHoney', 'noNuts', 'noSoy'],
]
