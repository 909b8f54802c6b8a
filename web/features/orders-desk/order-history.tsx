import type { CabinetHistoryEntry } from '@okolitsa/contracts/orders/desk-order.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { reasonsOf } from '../../data/orders/step-reasons.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { EventLog } from '../../ui/event-log.tsx'

/** Description of a step. */
function actionOf({ step }: CabinetHistoryEntry, isFirst: boolean): string {
  if (step.kind === 'move') return isFirst ? text.placed : orders.deliveryStatuses[step.to]
  if (step.kind === 'payment') return text.offline.took(step.amount)
  if (step.kind === 'repaid') return sellerDebts.seller.repaid(step.amount, step.way)
  if (step.kind === 'missed') return text.missed.entry(couriers.missed[step.because])
  const action = `${text.changes[step.change]}: ${step.titles.join(', ')}`
  const state = text.changeStates[step.state]
  return state ? `${action} (${state})` : action
}

function moneyOf({ step }: CabinetHistoryEntry): string[] {
  if (step.kind !== 'change') return []
  const { totalBefore, totalAfter } = step
  return [totalBefore === totalAfter ? text.sumKept(totalAfter) : text.sumChanged(totalBefore, totalAfter)]
}

/** Steps of the order: time, author, action, reason. */
export function OrderHistory({ history, zone }: { history: readonly CabinetHistoryEntry[]; zone: string }) {
  const reference = { ...useDayReference(), zone }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.history}</h2>
      <EventLog
        events={history.map((entry, index) => ({
          action: actionOf(entry, index === 0),
          notes: [...moneyOf(entry), ...reasonsOf(entry)],
          whenAndWho: `${formatMoment(new Date(entry.at), reference)} · ${entry.actorName ?? text.actors[entry.actor]}`,
        }))}
      />
    </Card>
  )
}
