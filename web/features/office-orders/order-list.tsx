import type { OfficeOrderRow } from '@okolitsa/contracts/office-orders/office-order.ts'
import { ORDER_VIEWS } from '@okolitsa/domain/office/order-views.ts'
import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { DELIVERY_STATUSES, type DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { counterMoneyOf } from '@okolitsa/domain/payments/counter-money.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import type { LossReason, OrderCount, Trade } from '@okolitsa/domain/reports/reports.ts'
import {
  type DayReference,
  formatDate,
  formatMoment,
  formatOrderNumber,
  formatPrice,
} from '@okolitsa/strings/ru/format.ts'
import { officeOrderList as text } from '@okolitsa/strings/ru/office-order-list.ts'
import { officeReports } from '@okolitsa/strings/ru/office-reports.ts'
import { orderTable } from '@okolitsa/strings/ru/order-table.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { OFFICE_ORDERS_PATH, officeOrderPath, officeOrdersExportPath } from '../../data/office/orders/list-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { UserRoundIcon, UserRoundPlusIcon } from '../../ui/icons.ts'
import { MONEY_COLORS, STATE_COLORS } from './state-colors.ts'

type Row = OfficeOrderRow
const { columns, filters } = text

/** A filter that links of reports set. */
const linked = (name: keyof typeof filters, titleOf: (value: string) => string) => ({
  ...{ name, title: filters[name], values: 'link' as const, titleOf },
})

/** The list of orders as data for the list of the office. @param sellerTitle title of the seller of the filter */
export const orderList = (reference: DayReference, sellerTitle: string | null) => ({
  path: OFFICE_ORDERS_PATH,
  saved: 'orders' as const,
  columns: [
    {
      name: 'order',
      title: columns.order,
      cell: ({ id, placedAt }: Row) => (
        <span>
          <b>{formatOrderNumber(id)}</b> <small>{formatMoment(new Date(placedAt), reference)}</small>
        </span>
      ),
    },
    {
      name: 'customer',
      title: columns.customer,
      cell: ({ customerName }: Row) => customerName ?? <span className="muted">{text.hidden}</span>,
    },
    { name: 'seller', title: columns.seller, cell: ({ seller }: Row) => seller.title },
    {
      name: 'state',
      title: columns.state,
      cell: ({ state, isDinner }: Row) => <Badge color={STATE_COLORS[state]}>{orders.statusOf(state, isDinner)}</Badge>,
    },
    {
      name: 'money',
      title: columns.money,
      cell: (row: Row) => {
        const money = counterMoneyOf(row)
        return money && <Badge color={MONEY_COLORS[money]}>{orders.counterMoney[money]}</Badge>
      },
    },
    {
      name: 'sum',
      title: columns.sum,
      isNumber: true,
      cell: ({ total, linesCount }: Row) => (
        <>
          <b>{formatPrice(total)}</b> <small>{text.lines(linesCount)}</small>
        </>
      ),
    },
    {
      name: 'next',
      title: columns.next,
      cell: ({ hasClaim, deliveryKind, deliveryDate }: Row) =>
        hasClaim ? (
          <Badge color="red">{text.claim}</Badge>
        ) : (
          `${orderTable.kinds[deliveryKind].toLowerCase()}, ${formatDate(deliveryDate, reference)}`
        ),
    },
    { name: 'owner', title: columns.owner, cell: ({ owner }: Row) => owner?.name },
  ] as const,
  filters: [
    {
      name: 'state',
      title: filters.state,
      values: DELIVERY_STATUSES.map((value) => ({ value, title: orders.deliveryStatuses[value] })),
    },
    {
      name: 'payment',
      title: filters.payment,
      values: PAYMENT_STATUSES.map((value) => ({ value, title: orders.paymentStatuses[value] })),
    },
    { name: 'seller', title: filters.seller, values: 'link' as const, titleOf: (id: string) => sellerTitle ?? id },
    { name: 'customer', title: filters.customer, values: 'link' as const, titleOf: () => text.oneCustomer },
    ...(['from', 'to'] as const).map((name) => ({
      ...{ name, title: filters[name], values: 'day' as const },
      titleOf: (day: string) => formatDate(day, reference),
    })),
    ...(['endedFrom', 'endedTo'] as const).map((name) => linked(name, (day) => formatDate(day, reference))),
    linked('counted', (value) => officeReports.counts[value as OrderCount]),
    linked('trade', (value) => officeReports.trades[value as Trade]),
    linked('way', (value) => orderTable.kinds[value as DeliveryKind]),
    linked('town', (value) => (value === '' ? text.noTown : value)),
    linked('loss', (value) => officeReports.reasons[value as LossReason]),
    linked('cohort', officeReports.month),
  ],
  orders: [
    { value: 'newest', title: text.orders.newest },
    { value: 'oldest', title: text.orders.oldest },
  ] as const,
  views: ORDER_VIEWS.map((view) => ({
    title: text.views[view],
    filters: (view === 'all' ? {} : { view }) as Readonly<Record<string, string>>,
  })),
  search: { label: text.search, longest: MAX_SEARCH_TEXT },
  idOf: ({ id }: Row) => id,
  titleOf: ({ id }: Row) => formatOrderNumber(id),
  hrefOf: ({ id }: Row) => officeOrderPath(id),
  exportPath: officeOrdersExportPath,
})

/** Bulk actions of the list. */
export const orderBulk = ({
  take,
  assign,
}: {
  take: (ids: readonly number[]) => void
  assign: (ids: readonly number[]) => void
}) =>
  [
    { name: 'take', title: text.assign.take, icon: UserRoundIcon, run: take },
    { name: 'assign', title: text.assign.open, icon: UserRoundPlusIcon, run: assign },
  ].map(({ run, ...action }) => ({
    ...action,
    isPossible: () => true,
    run: (rows: readonly Row[]) => run(rows.map(({ id }) => id)),
  }))
