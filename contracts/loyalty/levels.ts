import { z } from 'zod'
import { roubles } from '../catalog/price.ts'

const percent = z.number().int()

/** A step of a seller's programme, reached by what was bought there within a year. */
export const loyaltyLevelSchema = z.object({ title: z.string(), fromSum: roubles, accrualPercent: percent })

/** How a seller gives and takes bonuses: an own programme, or the shop's. */
export const loyaltyProgramSchema = z.object({
  /** Below the first level, of the money paid for goods. */
  accrualPercent: percent,
  /** Of the goods' price that bonuses may cover. */
  maxSharePercent: percent,
  /** The lowest first. */
  levels: z.array(loyaltyLevelSchema),
})
export type LoyaltyProgramAnswer = z.output<typeof loyaltyProgramSchema>

/** Where the customer stands at one seller. */
export const loyaltyStandingSchema = z.object({
  farmerId: z.number().int(),
  title: z.string(),
  /** Money paid for goods received within a year. */
  bought: roubles,
  /** The seller's name of the level; null = below the first one. */
  level: z.string().nullable(),
  accrualPercent: percent,
  /** Null = the highest level. */
  next: z.object({ title: z.string(), accrualPercent: percent, fromSum: roubles, missing: roubles }).nullable(),
})
export type LoyaltyStandingAnswer = z.output<typeof loyaltyStandingSchema>
export const loyaltyStandingsSchema = z.object({ items: z.array(loyaltyStandingSchema) })
