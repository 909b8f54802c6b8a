import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { stockDesk } from '@okolitsa/strings/ru/stock-desk.ts'
import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { BoxesIcon, CheckCheckIcon, ScaleIcon } from '../../ui/icons.ts'
import css from './unsent.module.css'

const ICONS = { weigh: ScaleIcon, mark: CheckCheckIcon, stock: BoxesIcon } as const

/** A row of the list: one weight, or all marks of one product. */
interface Row {
  readonly entries: readonly [UnsentEntry, ...UnsentEntry[]]
}

function rowsOf(entries: readonly UnsentEntry[]): Row[] {
  const rows = new Map<string, [UnsentEntry, ...UnsentEntry[]]>()
  for (const entry of entries) {
    const key = entry.kind !== 'mark' ? entry.id : `${entry.productId}-${entry.isShort}`
    const row = rows.get(key)
    if (row) row.push(entry)
    else rows.set(key, [entry])
  }
  return [...rows.values()].map((row) => ({ entries: row })).toReversed()
}

/** Entries that wait for a connection, newest first. */
export function WaitingList({ entries, isSending }: { entries: readonly UnsentEntry[]; isSending: boolean }) {
  const now = pageClock.ms()
  return (
    <Card>
      <ul className={css.list}>
        {rowsOf(entries).map(({ entries: row }) => {
          const [{ id, kind, title, at }] = row
          const Drawing = ICONS[kind]
          return (
            <li key={id}>
              <span className={css.icon}>
                <Drawing size={24} />
              </span>
              <p>
                <b>{title}</b>
                <small>{text.at(textOf(row), Math.max(0, (now - Date.parse(row.at(-1)?.at ?? at)) / 1000))}</small>
              </p>
              <Badge color="orange">{isSending ? text.sending : text.waits}</Badge>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function textOf(row: Row['entries']): string {
  const [{ kind, move, isShort, orderId, unit, amount }] = row
  if (move) return text.moves[move.kind](stockDesk.amount(amount, unit))
  if (kind === 'weigh') return `${text.weight(amount, unit)} · ${formatOrderNumber(orderId)}`
  const orders = new Set(row.map((entry) => entry.orderId)).size
  if (isShort) return text.short(orders)
  return text.mark(
    row.reduce((sum, entry) => sum + entry.amount, 0),
    unit,
    orders,
  )
}
