import { formatAmount, formatPrice, formatSaleSize } from './format.ts'
import { recipes } from './recipes.ts'
import { restaurants } from './restaurants.ts'

/** Texts of the preview pictures that messengers show. */
export const previewText = {
  product: {
    badge: (price: number, size: { measure: number; unit: string; isWeight: boolean }) =>
      `${formatPrice(price)} · ${formatSaleSize(size.measure, size.unit, size.isWeight)}`,
    note: (farmer: string, place: string) => `${farmer}, ${place}`,
  },
  farmer: { badge: 'Выбрать продукты' },
  restaurant: { badge: 'Выбрать блюда' },
  dish: {
    badge: (dish: { priceFrom: number; isFrom: boolean; measure: number; unit: string }) =>
      `${dish.isFrom ? restaurants.priceFrom(dish.priceFrom) : formatPrice(dish.priceFrom)} · ${formatAmount(dish.measure, dish.unit)}`,
    note: (restaurant: string, place: string) => `${restaurant}, ${place}`,
  },
  recipe: {
    badge: (minutes: number, portions: number) => `${recipes.atTheStove(minutes)} · ${recipes.forPortions(portions)}`,
  },
} as const
