import { z } from 'zod'

/** Roubles with at most two decimals. */
export const roubles = z.number().min(0)
/** A calendar day, `YYYY-MM-DD`. */
export const isoDate = z.iso.date()

/** The price as in the spec; a special price is present only while it is in effect (today in the seller's zone). */
export const priceInfoSchema = z.object({
  /** Price of one sale step without a discount, roubles. */
  price: roubles,
  /** Price to pay today. */
  finalPrice: roubles,
  specialPrice: roubles.nullable(),
  specialFromDate: isoDate.nullable(),
  specialToDate: isoDate.nullable(),
})
export type PriceInfo = z.output<typeof priceInfoSchema>
