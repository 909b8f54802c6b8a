import { RETURN_REASONS } from '@okolitsa/domain/goods/goods-check.ts'
import { z } from 'zod'

/** The check of a product as its seller sees it; null = nothing waits and nothing was returned. */
export const goodsCheckSchema = z
  .object({
    state: z.enum(['waiting', 'returned', 'hidden']),
    /** True = customers see the last accepted version meanwhile. */
    showsAccepted: z.boolean(),
    /** True = customers can order it, in whichever version. */
    isShown: z.boolean(),
    reason: z.enum(RETURN_REASONS).nullable(),
    message: z.string(),
  })
  .nullable()
export type GoodsCheck = z.output<typeof goodsCheckSchema>
