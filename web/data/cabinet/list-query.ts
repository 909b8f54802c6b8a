import { ORDER_QUEUES, type OrderQueue } from '@okolitsa/contracts/cabinet/order-queue.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/** What the list shows; it stands in the address. */
export interface ListQuery {
  readonly queue: OrderQueue
  readonly search: string
  readonly page: number
  /** The page begins after this order, or ends before it: then no order is counted over to find it. */
  readonly after?: number | undefined
  readonly before?: number | undefined
}

/** Where the list stands. */
export const ORDERS_PATH = '/cabinet/orders'

const MOST_PAGES = 100_000
const LARGEST_ID = 2_147_483_647

function idIn(params: URLSearchParams, name: string): number | undefined {
  const id = Number(params.get(name) ?? 0)
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** Reads the address; nonsense is the first page of what is new. */
export function listQueryOf(params: URLSearchParams): ListQuery {
  const queue = ORDER_QUEUES.find((known) => known === params.get('queue')) ?? 'new'
  const page = Number(params.get('page') ?? 1)
  return {
    queue,
    search: cutText((params.get('search') ?? '').trim(), 40),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    after: idIn(params, 'after'),
    before: idIn(params, 'before'),
  }
}

/** The address of a list; what is as usual is left out. */
export function listPath({
  queue,
  search = '',
  page = 1,
  after,
  before,
}: Pick<ListQuery, 'queue'> & Partial<ListQuery>): string {
  const params = new URLSearchParams()
  if (queue !== 'new') params.set('queue', queue)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  if (page > 1 && after) params.set('after', String(after))
  if (page > 1 && before) params.set('before', String(before))
  return params.size > 0 ? `${ORDERS_PATH}?${params}` : ORDERS_PATH
}

/**
 * The address of another page of a list. The one next to the page that is shown begins beside its last or first order,
 * where the order of the queue is that of placing.
 * @param ids orders of the page that is shown, as they stand
 */
export function pagePath({ queue, search, page }: ListQuery, to: number, ids: readonly number[]): string {
  const isPlaced = (queue === 'finished' || queue === 'all') && search === ''
  if (isPlaced && to === page + 1) return listPath({ queue, page: to, after: ids.at(-1) })
  if (isPlaced && to === page - 1) return listPath({ queue, page: to, before: ids[0] })
  return listPath({ queue, search, page: to })
}
