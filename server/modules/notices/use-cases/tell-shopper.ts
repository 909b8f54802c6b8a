import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { messageMoment } from '@okolitsa/domain/notices/message-moment.ts'
import {
  type NoticeChannel,
  type NoticeEvent,
  type NoticeKind,
  noticeOf,
  noticeRules,
} from '@okolitsa/domain/notices/notice-table.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { noticeText } from '@okolitsa/strings/ru/notices.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { noticeDue } from '../events.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { noticesTopic } from '../notices-topic.ts'
import { insertDelivery, insertNotice } from '../store/notice.store.ts'
import { findToldOrder, type ToldOrder } from '../store/notice-order.store.ts'

/** What happened to which order. The way of payment is the order's own, so placing needs no more than its type. */
export interface Happening {
  readonly orderId: number
  readonly event: Exclude<NoticeEvent, { type: 'placed' }> | { readonly type: 'placed' }
  /** Tells repeats of one kind apart, as the payment does; absent = a kind happens once to an order. */
  readonly step?: string
  /** Money it is about. */
  readonly amount?: Kopecks
}

/** The earliest moment for an SMS about an order, by the clock of where it goes. */
export const smsMoment = (order: ToldOrder, kind: NoticeKind, now: Date): Date => {
  const timeZone = findRegion(order.regionCode ?? '')?.timeZone ?? order.timeZone
  return messageMoment(noticeRules[kind], now, timeZone, order.answerBefore)
}

/**
 * Writes the notice of what happened and what it has to be sent by, in one transaction. The same happening told twice
 * writes nothing: the second transaction meets the first one's row.
 */
export async function tellShopper(deps: NoticeDeps, { orderId, event, step, amount }: Happening): Promise<void> {
  const now = deps.clock()
  await deps.database.inTransaction(async (tx) => {
    const order = await findToldOrder(tx, orderId)
    if (!order) return
    const kind = noticeOf(
      event.type === 'placed' ? { type: 'placed', isOnlinePayment: isOnlinePayment(order.paymentMethod) } : event,
    )
    if (!kind) return
    const words = noticeText(kind, { order, amount: amount ?? null, now, payUrl: payUrlOf(deps, orderId) })
    const noticeId = await insertNotice(tx, {
      customerId: order.customerId,
      orderId,
      kind,
      step: step ?? kind,
      ...words,
      amount: amount ?? null,
      createdAt: now,
    })
    if (noticeId === null) return
    await publishLive(tx, noticesTopic(order.customerId))
    for (const channel of noticeRules[kind].channels) {
      if (!reaches(deps, order, channel)) continue
      await insertDelivery(tx, noticeId, channel)
      const moment = channel === 'sms' ? smsMoment(order, kind, now) : now
      await emit(tx, noticeDue({ noticeId, channel }), moment > now ? moment : null)
    }
  })
}

/** Where an order is paid. */
export const payUrlOf = (deps: NoticeDeps, orderId: number): string =>
  `${deps.publicUrl}/payment/sbp?orderId=${orderId}`

/** Everybody has a phone; most shoppers give no e-mail. */
const reaches = (deps: NoticeDeps, order: ToldOrder, channel: NoticeChannel) =>
  channel === 'sms' || (deps.mail !== null && order.email !== null)
