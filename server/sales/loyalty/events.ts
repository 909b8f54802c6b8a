import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Bonuses of a customer moved. Written by the trigger of `bonus_entry`; by a migration without the entry. */
export const bonusMoved = defineEvent('BonusMoved', {
  entryId: z.int().optional(),
  customerId: z.int(),
  orderId: z.int().nullish(),
})

/** Whole bonuses that will burn by a day unless they are spent. Told more than once; a month has one. */
export const bonusesBurning = defineEvent('BonusesBurning', {
  customerId: z.int(),
  amount: z.int(),
  by: z.iso.date().transform((day) => day as IsoDate),
})
