import {
  LATEST_HOURS,
  MOST_MESSAGES_A_DAY,
  type NoticeChannel,
  noticeRules,
} from '@okolitsa/domain/notices/notice-table.ts'
import { noticeLetter, noticeMessage } from '@okolitsa/strings/ru/notices.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { MessageFailure } from '../../identity/ports.ts'
import { noticeDue } from '../events.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { claimDelivery, countMessages, findWaiting, saveDelivery, type WaitingNotice } from '../store/notice.store.ts'
import { findToldOrder, type ToldOrder } from '../store/notice-order.store.ts'
import { payUrlOf, smsMoment } from './tell-shopper.ts'

const HOUR_MS = 3_600_000

/**
 * Sends a notice by one channel, at most once whatever happens. The delivery is marked «sending» and committed before
 * the provider is called: a process that dies after that leaves the mark, and nobody sends it again. Only a clear
 * refusal of the provider makes it wait for another attempt (the error goes on, so the job runner repeats with
 * back-off). An answer that was lost proves nothing: the delivery is «unsure» and stays so. What is never sent by this
 * rule still stands in the shopper's list.
 */
export async function deliverNotice(deps: NoticeDeps, noticeId: number, channel: NoticeChannel): Promise<void> {
  const { executor } = deps.database
  const notice = await findWaiting(executor, noticeId, channel)
  if (!notice) return
  const order = await findToldOrder(executor, notice.order_id)
  const now = deps.clock()
  const send = order && sending(deps, notice, order, channel, now)
  if (!send || isOver(notice, order, channel, now)) {
    return saveDelivery(executor, noticeId, channel, { state: 'dropped' })
  }
  if (channel === 'sms') {
    const moment = smsMoment(order, notice.kind, now)
    // an attempt that slid into the night waits for the morning
    if (moment > now) return emit(executor, noticeDue({ noticeId, channel }), moment)
  }
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS)
  if ((await countMessages(executor, order.id, channel, dayAgo)) >= MOST_MESSAGES_A_DAY) {
    return saveDelivery(executor, noticeId, channel, { state: 'dropped' })
  }
  if (!(await claimDelivery(executor, noticeId, channel, now))) return
  try {
    await send()
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown'
    if (error instanceof MessageFailure && !error.mayHaveArrived) {
      await saveDelivery(executor, noticeId, channel, { state: 'waiting', failure })
      throw error
    }
    await saveDelivery(executor, noticeId, channel, { state: 'unsure', failure })
    deps.log.warn({ err: error, noticeId, channel }, 'a notice may have been lost')
    return
  }
  await saveDelivery(executor, noticeId, channel, { state: 'sent', sentAt: deps.clock() })
}

/** It came too late, or the order has moved on and the words are no longer true. */
function isOver(notice: WaitingNotice, order: ToldOrder, channel: NoticeChannel, now: Date): boolean {
  const { trueIn, awaits } = noticeRules[notice.kind]
  const isLate = now.getTime() - notice.created_at.getTime() > LATEST_HOURS[channel] * HOUR_MS
  if (isLate || (trueIn !== null && !trueIn.includes(order.state))) return true
  if (awaits === 'answer') return order.answerBefore === null || order.answerBefore <= now
  if (awaits === 'money') return order.payBefore === null && order.surchargeDue === null
  return awaits === 'surcharge' && order.surchargeDue !== notice.amount
}

/** The call that sends it; null = this channel does not reach the shopper any more. */
function sending(
  deps: NoticeDeps,
  notice: WaitingNotice,
  order: ToldOrder,
  channel: NoticeChannel,
  now: Date,
): (() => Promise<void>) | null {
  if (channel === 'sms') {
    const text = noticeMessage(notice.kind, { order, amount: notice.amount, now, payUrl: payUrlOf(deps, order.id) })
    return text === null ? null : () => deps.messages.send(order.phone, text)
  }
  const { mail } = deps
  const { email } = order
  if (!mail || email === null) return null
  const letter = noticeLetter(notice, `${deps.publicUrl}/account/orders/${order.id}`)
  return () => mail.send({ to: email, ...letter })
}
