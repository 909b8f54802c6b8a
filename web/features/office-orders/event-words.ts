import type { OrderEvent } from '@okolitsa/contracts/office-orders/order-event.ts'
import { actionLog } from '@okolitsa/strings/ru/action-log.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'

const text = officeOrders.timeline

export interface EventWords {
  readonly title: string
  readonly notes: readonly string[]
}

const reasonNote = (reason: string | null): string[] => (reason ? [text.becauseOf(reason)] : [])

/** An event in words: what happened, and its details. */
export function eventWords({ what }: Pick<OrderEvent, 'what'>): EventWords {
  switch (what.kind) {
    case 'move':
      return { title: orders.deliveryStatuses[what.to], notes: reasonNote(what.reason) }
    case 'change':
      return {
        title: ordersDesk.changes[what.change],
        notes: [
          what.titles.join(', '),
          what.totalBefore === what.totalAfter ? '' : text.total(what.totalBefore, what.totalAfter),
          ordersDesk.changeStates[what.state],
          ...reasonNote(what.reason),
        ],
      }
    case 'missed':
      return { title: text.missed[what.because], notes: [] }
    case 'claim':
      return { title: text.claim[what.claim], notes: [what.title, text.claimStates[what.state]] }
    case 'payment':
      return {
        title: text.sum(text.payment[what.state], what.amount),
        notes: [
          paymentMethodTexts[what.method].title,
          what.captured > 0 && what.captured !== what.amount ? text.captured(what.captured) : '',
        ],
      }
    case 'refund':
      return { title: text.sum(text.refund[what.state], what.amount), notes: [] }
    case 'marketRefund':
      return {
        title: text.sum(text.marketRefund, what.amount),
        notes: [what.isApproved ? text.byTwo : '', ...reasonNote(what.reason)],
      }
    case 'taken':
      return { title: text.sum(text.taken, what.amount), notes: [] }
    case 'repaid':
      return { title: text.sum(text.repaid, what.amount), notes: [] }
    case 'receipt':
      return { title: orders.receipt(what.receipt, what.total), notes: [text.receiptStates[what.state]] }
    case 'notification':
      return {
        title: what.title,
        notes: [
          what.channels.length === 0
            ? text.inList
            : what.channels
                .map(({ channel, state }) => `${text.channels[channel]}: ${text.channelStates[state]}`)
                .join(', '),
        ],
      }
    case 'message':
      return {
        title: text.quoted(text.senders[what.sender], what.text ?? text.hiddenText),
        notes: what.photos > 0 ? [text.photos(what.photos)] : [],
      }
    case 'call':
      return {
        title: text.call[what.state],
        notes: what.seconds === null || what.seconds === 0 ? [] : [text.talked(what.seconds)],
      }
    case 'reveal':
      return { title: text.revealed(what.field), notes: [officeOrders.reveal.reasons[what.reason]] }
    case 'audit':
      return { title: actionLog.actionOf(what.action, what.entity), notes: [] }
    case 'event':
      return { title: text.event(what.topic), notes: [text.eventStates[what.state]] }
  }
}
