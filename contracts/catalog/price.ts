import { z } from 'zod'

/** Roubles with at most two decimals. */
export const roubles = z.number().min(0)
/** A calendar day, `YYYY-MM-DD`. */
export const isoDate = z.iso.date()

/** The price as the spec names it; a special price is present only while it holds (today in the seller's zone). */
export const priceInfoSchema = z.object({
  /** Price of one sale step without a discount, roubles. */
  price: roubles,
  /** What is paid today. */
  finalPrice: roubles,
  specialPrice: roubles.nullable(),
  specialFromDate: isoDate.nullable(),
  specialToDate: isoDate.nullable(),
})
export type PriceInfo = z.output<typeof priceInfoSchema>
