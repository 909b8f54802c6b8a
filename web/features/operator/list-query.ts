import { ORDER_HEAPS, type OrderHeap } from '@okolitsa/contracts/cabinet/order-heap.ts'

/** What the list shows; it stands in the address. */
export interface ListQuery {
  readonly heap: OrderHeap
  readonly search: string
  readonly page: number
}

const MOST_PAGES = 100_000

/** Reads the address; nonsense is the first page of what is new. */
export function listQueryOf(params: URLSearchParams): ListQuery {
  const heap = ORDER_HEAPS.find((known) => known === params.get('heap')) ?? 'new'
  const page = Number(params.get('page') ?? 1)
  return {
    heap,
    search: (params.get('search') ?? '').trim().slice(0, 40),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The address of a list; what is as usual is left out. */
export function listPath({ heap, search = '', page = 1 }: Pick<ListQuery, 'heap'> & Partial<ListQuery>): string {
  const params = new URLSearchParams()
  if (heap !== 'new') params.set('heap', heap)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/operator?${params}` : '/operator'
}
