import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** An order that moved money before the ledger existed; published by a migration. */
export const moneyMoved = defineEvent('MoneyMoved', { orderId: z.int() })
