import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { ORDER_VIEWS, type OrderListView } from '@okolitsa/domain/office/order-views.ts'
import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { DELIVERY_STATUSES, type DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

export const OFFICE_ORDERS_PATH = '/office/orders'
export const officeOrderPath = (id: number): string => `${OFFICE_ORDERS_PATH}/${id}`

/** Filters of the list of orders, as stored in the URL. */
export interface OfficeOrdersQuery {
  readonly view: OrderListView
  readonly search: string
  readonly state?: DeliveryStatus | undefined
  readonly payment?: PaymentStatus | undefined
  readonly seller?: number | undefined
  readonly customer?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly after?: number | undefined
}

const MAX_ID = 2_147_483_647
function idIn(params: URLSearchParams, name: string): number | undefined {
  const id = Number(params.get(name) ?? 0)
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : undefined
}
function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? ''
  return isKnownDay(day) ? day : undefined
}

/** Parses the URL; invalid values are left out. */
export const officeOrdersQueryOf = (params: URLSearchParams): OfficeOrdersQuery => ({
  view: ORDER_VIEWS.find((known) => known === params.get('view')) ?? 'all',
  search: cutText((params.get('search') ?? '').trim(), MAX_SEARCH_TEXT),
  state: DELIVERY_STATUSES.find((known) => known === params.get('state')),
  payment: PAYMENT_STATUSES.find((known) => known === params.get('payment')),
  seller: idIn(params, 'seller'),
  customer: idIn(params, 'customer'),
  from: dayIn(params, 'from'),
  to: dayIn(params, 'to'),
  after: idIn(params, 'after'),
})

/** The URL of a list without default values. */
export function officeOrdersPath({ view, ...query }: OfficeOrdersQuery): string {
  const params = new URLSearchParams(view === 'all' ? {} : { view })
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value))
  const text = params.toString()
  return text === '' ? OFFICE_ORDERS_PATH : `${OFFICE_ORDERS_PATH}?${text}`
}
