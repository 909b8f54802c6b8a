/** Parts of lists whose code comes after them (features/catalog/late-filters.tsx). */
export const LIST_LATE: readonly string[] = ['features/catalog/filter-form.tsx']

/** What lists of goods and farms are asked for in the address (features/catalog/filters.ts). */
export const LIST_QUERY: readonly string[] = [
  ...['q', 'sort', 'page', 'more', 'priceFrom', 'priceTo', 'farmer', 'date', 'attribute'],
  ...['inStock', 'isNew', 'discount', 'courier', 'pickup', 'exact', 'certified', 'organic', 'madeToday'],
  ...['subscription', 'urozhaj'],
  ...['vegan', 'vegetarian', 'lenten', 'lactoseFree', 'glutenFree', 'noAllergens'],
  ...['noMilk', 'noEggs', 'noFish', 'noHoney', 'noNuts', 'noSoy'],
]
