import type { ProductFields } from '@okolitsa/domain/catalog/product-fields.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { NewProduct } from './ports.ts'

/** Fields of a cheese sold by the piece, four in stock. */
export function newProduct(
  slug: string,
  of: { readonly organizationId: number; readonly categoryId: number },
  fields: Partial<ProductFields> = {},
): NewProduct {
  return {
    ...of,
    furtherCategoryIds: [],
    fields: {
      slug,
      sku: slug,
      title: 'Качотта пробная',
      description: 'Мягкий сыр.',
      composition: 'молоко, соль',
      shelfLife: '20 суток',
      storage: 'при 2…6 °C',
      nutrition: { kcal: 320, protein: 22, fat: 26, carbs: 1 },
      allergens: ['молоко'],
      vat: 10,
      unit: 'шт',
      measure: 1,
      isWeight: false,
      maxSaleQuantity: null,
      productionSchedule: null,
      attributes: {},
      image: 'food/cheese.webp',
      hue: null,
      ...fields,
    },
    price: kopecks(50_000),
    specialPrices: [],
    stock: { kind: 'counted', onHand: 4 },
  }
}
