import type { CabinetOrderSummary } from '@okolitsa/contracts/orders/desk-order.ts'
import {
  formatDayShort,
  formatMoment,
  formatOrderNumber,
  formatPrice,
  formatSlot,
} from '@okolitsa/strings/ru/format.ts'
import { orderTable as words } from '@okolitsa/strings/ru/order-table.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { type ListQuery, type SortColumn, sortOf, sortPath } from '../../data/orders/desk/list-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.ts'
import { OrderBadges } from './order-badges.tsx'
import css from './order-table.module.css'

/** Table of orders on a wide screen: a row each, sorted by a click on a column heading. */
export function OrderTable({
  orders,
  query,
  hasSeller,
}: {
  orders: readonly CabinetOrderSummary[]
  query: ListQuery
  hasSeller: boolean
}) {
  const { now } = useDayReference()
  const { columns } = words
  const heading = (column: SortColumn, title: string) => {
    const sorted = sortOf(query, column)
    const Arrow = sorted === 'descending' ? ArrowDownIcon : ArrowUpIcon
    return (
      <th scope="col" aria-sort={sorted ?? 'none'} className={column === 'sum' ? css.sum : undefined}>
        <a href={sortPath(query, column)} aria-label={words.sortBy(title)}>
          {title}
          {sorted && <Arrow size={16} />}
        </a>
      </th>
    )
  }
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {hasSeller && <th scope="col">{columns.seller}</th>}
          {heading('name', columns.name)}
          {heading('day', columns.day)}
          <th scope="col">{columns.way}</th>
          <th scope="col">{columns.state}</th>
          {heading('placed', columns.placed)}
          {heading('sum', columns.sum)}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <a href={`/cabinet/orders/${order.id}`} className={css.link}>
                {formatOrderNumber(order.id)}
              </a>
            </th>
            {hasSeller && <td>{order.seller.title}</td>}
            <td className={css.name}>
              {order.recipientName}
              <small>{text.lines(order.linesCount)}</small>
            </td>
            <td>
              {formatDayShort(order.deliveryDate, { now, zone: order.timeZone })}
              <small>{formatSlot(order.deliveryWindow)}</small>
            </td>
            <td>{text.kinds[order.deliveryKind]}</td>
            <td>
              <span className={css.badges}>
                <OrderBadges order={order} />
              </span>
            </td>
            <td>{formatMoment(new Date(order.placedAt), { now, zone: order.timeZone })}</td>
            <td className={css.sum}>
              <b>{formatPrice(order.total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
