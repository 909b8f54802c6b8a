import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** The module hears its own topic: the register is called after commit. */
export const FISCAL_TOPICS = { due: 'ReceiptDue' } as const

export const receiptDue = (receiptId: string): OutboxEvent => ({ topic: FISCAL_TOPICS.due, payload: { receiptId } })
