import { ORDER_QUEUES, ORDER_SORTS, type OrderQueue, type OrderSort } from '@okolitsa/contracts/orders/order-queue.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { DELIVERY_KINDS, type DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/** Filters of the order list, as stored in the URL query. */
export interface ListQuery {
  readonly queue: OrderQueue
  readonly search: string
  readonly page: number
  /** Only orders of this delivery day. */
  readonly date?: string | undefined
  /** Only orders with this kind of delivery. */
  readonly way?: DeliveryKind | undefined
  /** Sort order; absent = the default order of the queue. */
  readonly sort?: OrderSort | undefined
  /** The page starts after this order, or ends before it: keyset paging. */
  readonly after?: number | undefined
  readonly before?: number | undefined
}

export const ORDERS_PATH = '/cabinet/orders'

const MAX_PAGES = 100_000
const LARGEST_ID = 2_147_483_647

function idIn(params: URLSearchParams, name: string): number | undefined {
  const id = Number(params.get(name) ?? 0)
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** Parses the URL query; the first page of new orders for invalid values. */
export function listQueryOf(params: URLSearchParams): ListQuery {
  const queue = ORDER_QUEUES.find((known) => known === params.get('queue')) ?? 'new'
  const page = Number(params.get('page') ?? 1)
  const date = params.get('date') ?? ''
  return {
    queue,
    search: cutText((params.get('search') ?? '').trim(), 40),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
    date: isKnownDay(date) ? date : undefined,
    way: DELIVERY_KINDS.find((known) => known === params.get('way')),
    sort: ORDER_SORTS.find((known) => known === params.get('sort')),
    after: idIn(params, 'after'),
    before: idIn(params, 'before'),
  }
}

/** The URL of a list without default values. */
export function listPath({
  queue,
  search = '',
  page = 1,
  date,
  way,
  sort,
  after,
  before,
}: Pick<ListQuery, 'queue'> & Partial<ListQuery>): string {
  const params = new URLSearchParams()
  if (queue !== 'new') params.set('queue', queue)
  if (search) params.set('search', search)
  if (date) params.set('date', date)
  if (way) params.set('way', way)
  if (sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (page > 1 && after) params.set('after', String(after))
  if (page > 1 && before) params.set('before', String(before))
  return params.size > 0 ? `${ORDERS_PATH}?${params}` : ORDERS_PATH
}

/**
 * The URL of another page of a list. A neighbouring page starts at the last or first order of the current one, in
 * queues sorted by placement. @param ids orders of the current page in their order
 */
export function pagePath(
  { page, after: _after, before: _before, ...asked }: ListQuery,
  to: number,
  ids: readonly number[],
): string {
  const { queue, search, date, way, sort } = asked
  const isPlaced = (queue === 'finished' || queue === 'all') && search === '' && !date && !way && !sort
  if (isPlaced && to === page + 1) return listPath({ queue, page: to, after: ids.at(-1) })
  if (isPlaced && to === page - 1) return listPath({ queue, page: to, before: ids[0] })
  return listPath({ ...asked, page: to })
}

/** Columns that sort the list, and the direction of the first click on each. */
export type SortColumn = 'day' | 'placed' | 'name' | 'sum'
const FIRST_SIDE: Readonly<Record<SortColumn, OrderSort>> = { day: 'day', placed: '-placed', name: 'name', sum: '-sum' }

/**
 * URL of the list sorted by a column. The second click reverses the direction, the third restores the queue's default
 * order.
 */
export function sortPath(query: ListQuery, column: SortColumn): string {
  const { queue, search, date, way, sort } = query
  const first = FIRST_SIDE[column]
  const second: OrderSort = first === column ? `-${column}` : column
  const next = sort === first ? second : sort === second ? undefined : first
  return listPath({ queue, search, date, way, sort: next })
}

/** Sort direction of a column; undefined = the list is not sorted by it. */
export const sortOf = (
  { sort }: Pick<ListQuery, 'sort'>,
  column: SortColumn,
): 'ascending' | 'descending' | undefined =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined

/** URL of the list as an XLSX file. */
export function exportPath({ queue, search, date, way, sort }: ListQuery): string {
  const params = new URLSearchParams({ queue })
  for (const [name, value] of Object.entries({ search, date, way, sort })) if (value) params.set(name, value)
  return `/v1/cabinet/orders-export/xlsx?${params}`
}
