import { z } from 'zod'

/** A seller's own bonus rules; whole per cent, levels from the lowest. */
export const loyaltyProgramSchema = z.strictObject({
  farmer: z.int(),
  accrualPercent: z.int(),
  maxSharePercent: z.int(),
  levels: z.array(z.strictObject({ title: z.string(), fromRoubles: z.int(), accrualPercent: z.int() })),
})
export type DemoLoyaltyProgram = z.infer<typeof loyaltyProgramSchema>

/** A seller's promo code; days are counted from the demo's «today», negative = before. */
export const promoCodeSchema = z.strictObject({
  farmer: z.int(),
  /** in capitals */
  code: z.string(),
  /** whole per cent, or */
  percent: z.int().exactOptional(),
  /** roubles */
  fixed: z.int().exactOptional(),
  /** goods must cost at least this, roubles */
  minSum: z.int().exactOptional(),
  fromDay: z.int(),
  /** null = no end */
  toDay: z.int().nullable(),
  total: z.int().exactOptional(),
  perCustomer: z.int().exactOptional(),
  /** only for the demo's customer */
  isPersonal: z.boolean().exactOptional(),
  /** valid, but not listed */
  isQuiet: z.boolean().exactOptional(),
})
export type DemoPromoCode = z.infer<typeof promoCodeSchema>

/** A customer present from the start. */
export const customerSchema = z.strictObject({
  id: z.int(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** whole bonuses, a gift of the shop */
  bonuses: z.int(),
  /** the plan of the subscription */
  plan: z.string(),
})
export type DemoCustomer = z.infer<typeof customerSchema>
