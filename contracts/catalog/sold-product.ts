import { z } from 'zod'
import { priceInfoSchema } from './price.ts'

/** Fields common to product cards and cart lines. */
export const soldProductFields = {
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  sku: z.string(),
  categoryUrlKey: z.string(),
  categoryIds: z.array(z.number().int()),
  mainCategoryName: z.string(),
  smallImageUrl: z.string(),
  /** Hue of the picture's backdrop, 0…360. */
  hue: z.number().int(),
  /** Unit in Russian short form: gram, millilitre or piece. */
  unit: z.string(),
  /** Units per sale step: 300 (g), 10 (pieces). */
  measure: z.number().int(),
  /** Weighed goods: the real weight may differ from the ordered one. */
  isWeight: z.boolean(),
  /** Maximum sale steps in one order; null = no limit of the seller. */
  maxSaleQuantity: z.number().int().nullable(),
  priceInfo: priceInfoSchema,
}
