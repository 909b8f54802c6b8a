import { formatPrice, formatSaleSize } from './format.ts'
import { layoutText } from './layout.ts'
import { recipes } from './recipes.ts'

/** Words on pictures of pages in messengers. */
export const previewText = {
  brand: layoutText.brand,
  product: {
    badge: (price: number, size: { measure: number; unit: string; isWeight: boolean }) =>
      `${formatPrice(price)} · ${formatSaleSize(size.measure, size.unit, size.isWeight)}`,
    note: (farmer: string, place: string) => `${farmer}, ${place}`,
  },
  farmer: { badge: 'Выбрать продукты' },
  recipe: {
    badge: (minutes: number, portions: number) => `${recipes.atTheStove(minutes)} · ${recipes.forPortions(portions)}`,
  },
} as const
