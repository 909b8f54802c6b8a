import { z } from 'zod'
import { priceInfoSchema } from './price.ts'

/** Fields of a product that its card and a cart line share. */
export const soldProductFields = {
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  sku: z.string(),
  categoryUrlKey: z.string(),
  categoryIds: z.array(z.number().int()),
  mainCategoryName: z.string(),
  smallImageUrl: z.string(),
  /** 0…360, hue of the soft backdrop behind the picture. */
  hue: z.number().int(),
  /** Gram, millilitre or piece, in Russian short form. */
  unit: z.string(),
  /** One sale step in units: 300 (g), 10 (pieces). */
  measure: z.number().int(),
  /** Weighed goods: the real weight may differ from the ordered one. */
  isWeight: z.boolean(),
  /** Sale steps in one order at most; null = no cap of the seller. */
  maxSaleQuantity: z.number().int().nullable(),
  priceInfo: priceInfoSchema,
}
