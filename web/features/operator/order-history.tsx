import type { CabinetHistoryEntry } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { useDayReference } from '../../app/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './order-history.module.css'

/** What was done, in a line. */
function deedOf({ step }: CabinetHistoryEntry, isFirst: boolean): string {
  if (step.kind === 'move') return isFirst ? text.placed : text.movedTo(orders.deliveryStatuses[step.to])
  if (step.kind === 'payment') return text.outside.took(step.amount)
  const deed = `${text.changes[step.change]}: ${step.titles.join(', ')}`
  const state = text.changeStates[step.state]
  return state ? `${deed} (${state})` : deed
}

function moneyOf({ step }: CabinetHistoryEntry): string | null {
  if (step.kind !== 'change') return null
  return step.totalBefore === step.totalAfter
    ? text.sumKept(step.totalAfter)
    : text.sumChanged(step.totalBefore, step.totalAfter)
}

/** All that happened to the order: when, who, what and why. */
export function OrderHistory({ history, zone }: { history: readonly CabinetHistoryEntry[]; zone: string }) {
  const reference = { ...useDayReference(), zone }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.history}</h2>
      <ol className={css.history}>
        {history.map((entry, index) => {
          const money = moneyOf(entry)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            <li key={index}>
              <b>{deedOf(entry, index === 0)}</b>
              {money && <span>{money}</span>}
              {entry.reason && <span>{text.reason(entry.reason)}</span>}
              <small>
                {formatMoment(new Date(entry.at), reference)} · {entry.actorName ?? text.actors[entry.actor]}
              </small>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
