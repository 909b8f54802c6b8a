import { z } from 'zod'
import { dishFormSchema } from './dish-form.ts'
import { productFormSchema } from './goods-product.ts'

/** Fields of a product before or after a change; of the stock only the changed ones. */
export const productPastSchema = productFormSchema
  .omit({ stock: true, dish: true })
  .partial()
  .extend({
    kind: z.enum(['unlimited', 'counted', 'harvest']).optional(),
    /** Stock: grams or millilitres of weighed goods, sale steps of all others. */
    onHand: z.number().int().optional(),
    readyOn: z.string().nullable().optional(),
    isArchived: z.boolean().optional(),
    dish: dishFormSchema.partial().optional(),
  })
export type ProductPast = z.output<typeof productPastSchema>

export const productChangeSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Author of the change; null = the shop. */
  who: z.string().nullable(),
  /** Kind of the change; `stock` = an arrival, a write-off or a count. */
  what: z.enum(['created', 'changed', 'stock', 'pictures']),
  before: productPastSchema,
  after: productPastSchema,
  /** True = the change is still in effect and can be reverted. */
  canUndo: z.boolean(),
})
export type ProductChange = z.output<typeof productChangeSchema>
