import { z } from 'zod'
import { roubles } from '../catalog/price.ts'

const percent = z.number().int()

/** A level of a seller's programme, reached by purchases there within a year. */
export const loyaltyLevelSchema = z.object({ title: z.string(), fromSum: roubles, accrualPercent: percent })

/** Bonus programme of a seller: their own or the shop's. */
export const loyaltyProgramSchema = z.object({
  /** Accrual below the first level, per cent of the money paid for goods. */
  accrualPercent: percent,
  /** Maximum share of the goods' price paid by bonuses. */
  maxSharePercent: percent,
  /** Levels, lowest first. */
  levels: z.array(loyaltyLevelSchema),
})
export type LoyaltyProgramAnswer = z.output<typeof loyaltyProgramSchema>

/** The customer's standing at one seller. */
export const loyaltyStandingSchema = z.object({
  farmerId: z.number().int(),
  title: z.string(),
  /** Money paid for goods received within a year. */
  bought: roubles,
  /** The seller's name of the level; null = below the first level. */
  level: z.string().nullable(),
  accrualPercent: percent,
  /** The next level; null = the highest level is reached. */
  next: z.object({ title: z.string(), accrualPercent: percent, fromSum: roubles, missing: roubles }).nullable(),
})
export type LoyaltyStandingAnswer = z.output<typeof loyaltyStandingSchema>
export const loyaltyStandingsSchema = z.object({ items: z.array(loyaltyStandingSchema) })
