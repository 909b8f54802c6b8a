import { CHAT_SIDES } from '@okolitsa/domain/chat/message.ts'
import { MISSED_REASONS } from '@okolitsa/domain/couriers/courier-link.ts'
import { RECEIPT_KINDS } from '@okolitsa/domain/fiscal/receipt.ts'
import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { ORDER_EVENT_GROUPS } from '@okolitsa/domain/office/order-work.ts'
import { PERSONAL_FIELDS, REVEAL_REASONS } from '@okolitsa/domain/office/personal-fields.ts'
import { CLAIM_KINDS, CLAIM_STATES } from '@okolitsa/domain/orders/claim.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS, CHANGE_STATES } from '@okolitsa/domain/orders/requested-change.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { REPAY_WAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { z } from 'zod'

/** Text of a person with phones and e-mails masked; null = hidden from the reader. */
const text = z.string().nullable()
const roubles = z.number()
const kind = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ kind: z.literal(name), ...shape })

/** An event of a timeline; sums are roubles. */
export const orderEventSchema = z.object({
  /** ISO moment. */
  at: z.string(),
  group: z.enum(ORDER_EVENT_GROUPS),
  /** Side that acted; `office` = a person of the office, `system` = a job; null = unknown. */
  actor: z.enum([...ORDER_ACTORS, 'office']).nullable(),
  /** Name of the person; customers are named in the order. */
  actorName: z.string().nullable(),
  what: z.discriminatedUnion('kind', [
    kind('move', { to: z.enum(DELIVERY_STATUSES), reason: text }),
    kind('change', {
      change: z.enum(CHANGE_KINDS),
      state: z.enum(CHANGE_STATES),
      titles: z.array(z.string()),
      totalBefore: roubles,
      totalAfter: roubles,
      reason: text,
    }),
    kind('missed', { because: z.enum(MISSED_REASONS) }),
    kind('claim', { claim: z.enum(CLAIM_KINDS), state: z.enum(CLAIM_STATES), title: z.string() }),
    kind('payment', {
      method: z.enum(PAYMENT_METHODS),
      /** State of the payment at its gateway. */
      state: z.enum([
        'new',
        'registered',
        'held',
        'paid',
        'declined',
        'expired',
        'canceled',
        'refunded',
        'partiallyRefunded',
      ]),
      amount: roubles,
      held: roubles,
      captured: roubles,
    }),
    kind('refund', { state: z.enum(['new', 'done', 'failed']), amount: roubles, reason: text }),
    /** Money that the office returned at the market's cost; `isApproved` = by two people. */
    kind('marketRefund', { amount: roubles, reason: text, isApproved: z.boolean() }),
    kind('taken', { amount: roubles }),
    kind('repaid', { amount: roubles, way: z.enum(REPAY_WAYS).nullable() }),
    kind('receipt', {
      receipt: z.enum(RECEIPT_KINDS),
      total: roubles,
      state: z.enum(['new', 'sent', 'registered', 'failed']),
      url: z.string().nullable(),
    }),
    kind('notification', {
      title: z.string(),
      channels: z.array(
        z.object({
          channel: z.enum(NOTIFICATION_CHANNELS),
          state: z.enum(['waiting', 'sending', 'sent', 'unsure', 'dropped']),
        }),
      ),
    }),
    kind('message', { sender: z.enum(CHAT_SIDES), text, photos: z.number().int() }),
    kind('call', {
      state: z.enum(['asked', 'ringing', 'talking', 'done', 'missed', 'failed']),
      seconds: z.number().int().nullable(),
    }),
    kind('reveal', { field: z.enum(PERSONAL_FIELDS), reason: z.enum(REVEAL_REASONS) }),
    /** An entry of the audit trail. */
    kind('audit', { action: z.string(), entity: z.string() }),
    /** An event between modules and its deliveries; `failed` = a delivery was given up. */
    kind('event', { topic: z.string(), state: z.enum(['delivered', 'waiting', 'failed']) }),
  ]),
})
export type OrderEvent = z.output<typeof orderEventSchema>
