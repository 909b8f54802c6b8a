import { z } from 'zod'
import { dishFormSchema } from './dish-form.ts'
import { productFormSchema } from './goods-product.ts'

/** Fields of a product as they were or became; of the stock only what was changed. */
export const productPastSchema = productFormSchema
  .omit({ stock: true, dish: true })
  .partial()
  .extend({
    kind: z.enum(['unlimited', 'counted', 'harvest']).optional(),
    /** Grams or millilitres of weighed goods, sale steps of all others. */
    onHand: z.number().int().optional(),
    readyOn: z.string().nullable().optional(),
    isArchived: z.boolean().optional(),
    dish: dishFormSchema.partial().optional(),
  })
export type ProductPast = z.output<typeof productPastSchema>

/** One change of a product. */
export const productChangeSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Who did it; null = the shop itself. */
  who: z.string().nullable(),
  /** `stock` = goods came, went or were counted. */
  what: z.enum(['created', 'changed', 'stock', 'pictures']),
  before: productPastSchema,
  after: productPastSchema,
  /** What it made still stands, and it can be made as it was. */
  canUndo: z.boolean(),
})
export type ProductChange = z.output<typeof productChangeSchema>
