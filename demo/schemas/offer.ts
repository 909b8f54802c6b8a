import { z } from 'zod'

/** A seller's own bonus rules; whole per cent, levels from the lowest. */
export const loyaltyProgramSchema = z.strictObject({
  farmer: z.int(),
  accrualPercent: z.int(),
  maxSharePercent: z.int(),
  levels: z.array(z.strictObject({ title: z.string(), fromRoubles: z.int(), accrualPercent: z.int() })),
})
export type DemoLoyaltyProgram = z.infer<typeof loyaltyProgramSchema>

/** A seller's promo code; days are relative to the demo's «today», negative = before. */
export const promoCodeSchema = z.strictObject({
  farmer: z.int(),
  /** the code in capitals */
  code: z.string(),
  /** discount in whole per cent, or `fixed` */
  percent: z.int().exactOptional(),
  /** discount in roubles, or `percent` */
  fixed: z.int().exactOptional(),
  /** minimum sum of goods, roubles */
  minSum: z.int().exactOptional(),
  fromDay: z.int(),
  /** last day; null = no end */
  toDay: z.int().nullable(),
  total: z.int().exactOptional(),
  perCustomer: z.int().exactOptional(),
  /** valid only for the demo's customer */
  isPersonal: z.boolean().exactOptional(),
  /** valid, but missing from lists */
  isQuiet: z.boolean().exactOptional(),
})
export type DemoPromoCode = z.infer<typeof promoCodeSchema>

/** A customer who exists from the start. */
export const customerSchema = z.strictObject({
  id: z.int(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** whole bonuses granted by the shop */
  bonuses: z.int(),
  /** plan of the subscription */
  plan: z.string(),
})
export type DemoCustomer = z.infer<typeof customerSchema>
