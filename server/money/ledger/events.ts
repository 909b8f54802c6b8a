import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** An order moved money before there was a ledger; written by a migration. */
export const moneyMoved = defineEvent('MoneyMoved', { orderId: z.int() })
