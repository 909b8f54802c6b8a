import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { changePercent } from '@okolitsa/domain/numbers/numbers-period.ts'
import { formatNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import css from './numbers.module.css'

/** Formats roubles without kopecks; the tables contain kopecks. */
const rounded = (roubles: number): string => formatPrice(Math.round(roubles))

/** Four key numbers, each with its previous value. */
export function NumbersTiles({ numbers: { seller, total, before, newCustomers } }: { numbers: Numbers }) {
  const changeOf = (now: number, was: number, label: string) => text.change(changePercent(now, was), label)
  const tiles = [
    { title: text.tiles.sum, value: rounded(total.sum), note: changeOf(total.sum, before.sum, rounded(before.sum)) },
    {
      title: seller.type === 'tour_operator' ? text.tiles.bookings : text.tiles.orders,
      value: formatNumber(total.orders),
      note: changeOf(total.orders, before.orders, formatNumber(before.orders)),
    },
    {
      title: text.tiles.averageBill,
      value: total.averageBill === null ? text.noBill : rounded(total.averageBill),
      note:
        total.averageBill === null
          ? ''
          : changeOf(total.averageBill, before.averageBill ?? 0, rounded(before.averageBill ?? 0)),
    },
    { title: text.tiles.customers, value: formatNumber(total.customers), note: text.newCustomers(newCustomers) },
  ]
  return (
    <ul className={css.tiles} aria-label={text.tiles.label}>
      {tiles.map(({ title, value, note }) => (
        <li key={title}>
          <span>{title}</span>
          <b>{value}</b>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
