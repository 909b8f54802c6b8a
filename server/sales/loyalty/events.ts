import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A bonus entry of a customer. Published by the trigger of `bonus_entry`; events of a migration lack the entry. */
export const bonusMoved = defineEvent('BonusMoved', {
  entryId: z.int().optional(),
  customerId: z.int(),
  orderId: z.int().nullish(),
})

/**
 * Whole bonuses that expire on a day unless spent. May be published repeatedly; the customer gets one notification per
 * month.
 */
export const bonusesBurning = defineEvent('BonusesBurning', {
  customerId: z.int(),
  amount: z.int(),
  by: z.iso.date().transform((day) => day as IsoDate),
})

/** A code of the market asks the sellers that it covers to bear a part of its discount. */
export const discountProposed = defineEvent('DiscountProposed', { codeId: z.int() })
