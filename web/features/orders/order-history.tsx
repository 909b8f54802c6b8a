import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { type DayReference, formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { reasonsOf } from '../../data/orders/step-reasons.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EventLog } from '../../ui/event-log.tsx'

const text = orderChanges.history
type Step = OrderAnswer['history'][number]

interface Entry {
  readonly at: string
  readonly action: string
  readonly actor: OrderActor
  readonly notes: readonly string[]
}

function actionOfStep({ from, to, actor }: Step, order: OrderAnswer): string {
  if (from === null) return text.placed
  if (to === 'canceled') return actor === 'system' ? orders.deliveryStatuses.canceled : orders.canceledBy[actor]
  if (to === 'received' && order.completionIssuer)
    return `${orders.deliveryStatuses.received}. ${orders.completedBy[order.completionIssuer]}`
  return orders.statusOf(to, order.dinner !== null)
}

/** Describes a change of delivery. */
function notesOfDelivery(delivery: OrderChangeAnswer['delivery'], reference: DayReference): string[] {
  if (!delivery) return []
  const { dateBefore, dateAfter, isElsewhere, isOtherRecipient } = delivery
  const words = orderChanges.delivery
  const day = (date: string) => formatDate(date, reference)
  return [
    ...(dateBefore === dateAfter ? [] : [words.otherDay(day(dateBefore), day(dateAfter))]),
    ...(isElsewhere ? [words.elsewhere] : []),
    ...(isOtherRecipient ? [words.otherRecipient] : []),
  ]
}

function entryOfChange(change: OrderChangeAnswer, reference: DayReference): Entry {
  const { kind, state, actor, lines, totalBefore, totalAfter, createdAt } = change
  const stateText = text.states[state]
  const titles = lines.map(({ title }) => title).join(', ')
  const money = totalBefore === totalAfter ? [] : [orderChanges.money.change(totalBefore, totalAfter)]
  return {
    at: createdAt,
    action: orderChanges.kinds[kind] + (stateText && ` (${stateText})`),
    actor,
    notes: [
      ...(titles ? [titles] : []),
      ...notesOfDelivery(change.delivery, reference),
      ...(state === 'applied' ? money : []),
    ],
  }
}

/** Events of the order with time and author. */
export function OrderHistory({ order, changes }: { order: OrderAnswer; changes: readonly OrderChangeAnswer[] }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const who = (actor: OrderActor) => (actor === 'farmer' ? order.farmer.title : text.actors[actor])
  const entries: Entry[] = [
    ...order.history.map((step) => ({
      at: step.at,
      action: actionOfStep(step, order),
      actor: step.actor,
      notes: reasonsOf(step),
    })),
    ...changes.map((change) => entryOfChange(change, reference)),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <Disclosure title={text.title}>
      <EventLog
        events={entries.map(({ at, action, actor, notes }) => ({
          action,
          notes,
          whenAndWho: `${formatMoment(new Date(at), reference)} · ${who(actor)}`,
        }))}
      />
    </Disclosure>
  )
}
