import type { OfficeOrderRow } from '@okolitsa/contracts/office-orders/office-order.ts'
import { ORDER_VIEWS } from '@okolitsa/domain/office/order-views.ts'
import { counterMoneyOf } from '@okolitsa/domain/payments/counter-money.ts'
import { formatDate, formatMoment, formatOrderNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeOrderList as text } from '@okolitsa/strings/ru/office-order-list.ts'
import { orderTable } from '@okolitsa/strings/ru/order-table.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import {
  OFFICE_ORDERS_PATH,
  type OfficeOrdersQuery,
  officeOrderPath,
  officeOrdersPath,
} from '../../data/office/orders/list-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import css from './order-list.module.css'
import { OrderListFilter } from './order-list-filter.tsx'
import { MONEY_COLORS, STATE_COLORS } from './state-colors.ts'

export interface ListedOrders {
  readonly items: readonly OfficeOrderRow[]
  readonly next: number | null
  readonly sellerTitle: string | null
}

/** Orders of all sellers, latest first; the URL holds view, filters and page. */
export function OfficeOrderList({ query, page }: { query: OfficeOrdersQuery; page: ListedOrders }) {
  const { items, next } = page
  const isFiltered = officeOrdersPath(query) !== OFFICE_ORDERS_PATH
  return (
    <div className={css.page}>
      <TabLinks
        label={text.viewsLabel}
        items={ORDER_VIEWS.map((view) => ({
          title: text.views[view],
          href: officeOrdersPath({ ...query, view, after: undefined }),
          isCurrent: view === query.view,
        }))}
      />
      <Card as="section" padded={false}>
        <OrderListFilter query={query} sellerTitle={page.sellerTitle} />
        {items.length === 0 ? (
          <div className={css.empty}>
            <h2>{isFiltered ? text.none : text.empty}</h2>
            <p className="muted">{isFiltered ? text.noneText : text.emptyText}</p>
          </div>
        ) : (
          <Table items={items} />
        )}
        {(next !== null || query.after !== undefined) && (
          <div className={css.pages}>
            {query.after !== undefined && (
              <Button look="secondary-gray" size="small" href={officeOrdersPath({ ...query, after: undefined })}>
                {text.toStart}
              </Button>
            )}
            {next !== null && (
              <Button look="secondary" size="small" href={officeOrdersPath({ ...query, after: next })}>
                {text.next}
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}

function Table({ items }: { items: readonly OfficeOrderRow[] }) {
  const { columns } = text
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          {(['order', 'customer', 'seller', 'state', 'money', 'sum', 'next', 'owner'] as const).map((name) => (
            <th key={name} scope="col" data-column={name}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: OfficeOrderRow }) {
  const reference = useDayReference()
  const money = counterMoneyOf(row)
  return (
    <tr>
      <th scope="row" data-column="order">
        <a href={officeOrderPath(row.id)}>{formatOrderNumber(row.id)}</a>
        <small>{formatMoment(new Date(row.placedAt), reference)}</small>
      </th>
      <td data-column="customer">{row.customerName ?? <span className="muted">{text.hidden}</span>}</td>
      <td data-column="seller">{row.seller.title}</td>
      <td data-column="state">
        <Badge color={STATE_COLORS[row.state]}>{orders.statusOf(row.state, row.isDinner)}</Badge>
      </td>
      <td data-column="money">{money && <Badge color={MONEY_COLORS[money]}>{orders.counterMoney[money]}</Badge>}</td>
      <td data-column="sum">
        <b>{formatPrice(row.total)}</b>
        <small>{text.lines(row.linesCount)}</small>
      </td>
      <td data-column="next">
        {row.hasClaim ? (
          <Badge color="red">{text.claim}</Badge>
        ) : (
          `${orderTable.kinds[row.deliveryKind].toLowerCase()}, ${formatDate(row.deliveryDate, reference)}`
        )}
      </td>
      <td data-column="owner">{row.owner?.name}</td>
    </tr>
  )
}
