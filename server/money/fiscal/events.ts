import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A receipt waits to be sent; delivered to the module itself: the register is called after commit. */
export const receiptDue = defineEvent('ReceiptDue', { receiptId: z.string() })
