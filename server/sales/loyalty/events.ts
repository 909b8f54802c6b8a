import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A bonus entry of a customer. Written by the trigger of `bonus_entry`; a migration writes it without the entry. */
export const bonusMoved = defineEvent('BonusMoved', {
  entryId: z.int().optional(),
  customerId: z.int(),
  orderId: z.int().nullish(),
})

/** Whole bonuses that burn by a day unless spent. Published repeatedly; there is one per month. */
export const bonusesBurning = defineEvent('BonusesBurning', {
  customerId: z.int(),
  amount: z.int(),
  by: z.iso.date().transform((day) => day as IsoDate),
})
