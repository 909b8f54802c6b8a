import type { CustomerRow } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatDate, formatNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeCustomers as text } from '@okolitsa/strings/ru/office-customers.ts'
import { CUSTOMERS_PATH, CUSTOMERS_SHAPE } from '../../data/office/customers-query.ts'
import { Badge } from '../../ui/badge.tsx'
import css from './customers.module.css'

type Row = CustomerRow
const { columns, filters, views } = text
export const dayOf = (moment: string): string => dayIn(SHOP_TIME_ZONE, new Date(moment))

/** State of a customer, when it is not the usual one. */
export function CustomerState({ customer, reference }: { customer: Row; reference: DayReference }) {
  const { block, isLeaving } = customer
  return (
    <>
      {block && (
        <Badge color="red">{text.blockedTill(block.until === null ? null : dayOf(block.until), reference)}</Badge>
      )}
      {isLeaving && <Badge color="orange">{text.leaving}</Badge>}
    </>
  )
}

/** The list of customers as data for the list of the office. Personal data are not exported. */
export const customerList = (reference: DayReference) => ({
  path: CUSTOMERS_PATH,
  saved: 'customers' as const,
  columns: [
    {
      name: 'customer',
      title: columns.customer,
      cell: (row: Row) => (
        <span className={css.name}>
          <b>{row.name || text.noName}</b>
          <CustomerState customer={row} reference={reference} />
        </span>
      ),
    },
    { name: 'phone', title: columns.phone, cell: ({ phone }: Row) => phone },
    { name: 'orders', title: columns.orders, cell: ({ orders }: Row) => formatNumber(orders), isNumber: true },
    { name: 'sum', title: columns.sum, cell: ({ sum }: Row) => formatPrice(Math.round(sum)), isNumber: true },
    {
      name: 'lastOrder',
      title: columns.lastOrder,
      cell: ({ lastOrderAt }: Row) => (lastOrderAt === null ? '–' : formatDate(dayOf(lastOrderAt), reference)),
    },
    {
      name: 'since',
      title: columns.since,
      cell: ({ since }: Row) => formatDate(dayOf(since), reference),
      sort: { order: 'newest', direction: 'descending' as const },
    },
  ] as const,
  filters: [
    { name: 'block', title: filters.block, values: [{ value: 'blocked', title: filters.blocked }] },
    {
      name: 'orders',
      title: filters.orders,
      values: CUSTOMERS_SHAPE.filters.orders.map((value) => ({ value, title: filters[value] })),
    },
    {
      name: 'since',
      title: filters.since,
      values: CUSTOMERS_SHAPE.filters.since.map((value) => ({ value, title: filters.days[value] })),
    },
  ],
  orders: [
    { value: 'newest', title: text.sorts.newest },
    { value: 'oldest', title: text.sorts.oldest },
  ] as const,
  views: [
    { title: views.all, filters: {} },
    { title: views.fresh, filters: { since: '7' } },
    { title: views.silent, filters: { orders: 'without' } },
    { title: views.blocked, filters: { block: 'blocked' } },
  ] as const,
  search: { label: text.search, longest: 80 },
  idOf: ({ id }: Row) => id,
  titleOf: ({ name }: Row) => name || text.noName,
  hrefOf: ({ id }: Row) => `${CUSTOMERS_PATH}/${id}`,
})
