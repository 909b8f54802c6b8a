import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A run was sent: its payouts to the bank's API and to people are to be made. */
export const payoutsSent = defineEvent('PayoutsSent', { runId: z.int() })

/** Money of a seller came back; the owners are notified and asked for requisites. */
export const payoutReturned = defineEvent('PayoutReturned', { itemId: z.int() })
