import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Bonuses of a customer moved. Written by the trigger of `bonus_entry`; by a migration without the entry. */
export const bonusMoved = defineEvent('BonusMoved', {
  entryId: z.int().optional(),
  customerId: z.int(),
  orderId: z.int().nullish(),
})
