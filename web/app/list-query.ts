import { WIDE_SCREEN } from '../ui/wide-screen.ts'

/** Parts of lists whose code comes after them (features/catalog/late-filters.tsx). */
export const LIST_LATE = { modules: ['features/catalog/filter-parts.ts'], media: WIDE_SCREEN } as const

/** What lists of goods and farms are asked for in the address (features/catalog/filters.ts). */
export const LIST_QUERY: readonly string[] = [
  ...['q', 'sort', 'page', 'more', 'priceFrom', 'priceTo', 'farmer', 'date', 'attribute'],
  ...['inStock', 'isNew', 'discount', 'courier', 'pickup', 'exact', 'certified', 'organic', 'madeToday'],
  ...['subscription', 'urozhaj'],
  ...['vegan', 'vegetarian', 'lenten', 'lactoseFree', 'glutenFree', 'noAllergens'],
  ...['noMilk', 'noEggs', 'noFish', 'noHoney', 'noNuts', 'noSoy'],
]
