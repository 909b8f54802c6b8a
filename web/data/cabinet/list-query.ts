import { ORDER_QUEUES, type OrderQueue } from '@okolitsa/contracts/cabinet/order-queue.ts'

/** What the list shows; it stands in the address. */
export interface ListQuery {
  readonly queue: OrderQueue
  readonly search: string
  readonly page: number
}

/** Where the list stands. */
export const ORDERS_PATH = '/cabinet/orders'

const MOST_PAGES = 100_000

/** Reads the address; nonsense is the first page of what is new. */
export function listQueryOf(params: URLSearchParams): ListQuery {
  const queue = ORDER_QUEUES.find((known) => known === params.get('queue')) ?? 'new'
  const page = Number(params.get('page') ?? 1)
  return {
    queue,
    search: (params.get('search') ?? '').trim().slice(0, 40),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The address of a list; what is as usual is left out. */
export function listPath({ queue, search = '', page = 1 }: Pick<ListQuery, 'queue'> & Partial<ListQuery>): string {
  const params = new URLSearchParams()
  if (queue !== 'new') params.set('queue', queue)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${ORDERS_PATH}?${params}` : ORDERS_PATH
}
