import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A receipt is due. Delivered to this module itself, which calls the register after the commit. */
export const receiptDue = defineEvent('ReceiptDue', { receiptId: z.string() })
