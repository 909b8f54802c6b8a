import { STOCK_STATES, type StockState } from '@okolitsa/contracts/stock/stock-state.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/** State of the stock list, stored in the URL query. */
export interface StockQuery {
  readonly state: StockState
  readonly search: string
  readonly page: number
}

export const STOCK_PATH = '/cabinet/stock'
const HISTORY_PATH = '/cabinet/stock/history'

const MAX_PAGES = 100_000
const MAX_ID = 2_147_483_647

/** Parses the URL query; the first page of all products for invalid values. */
export function stockQueryOf(params: URLSearchParams): StockQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    state: STOCK_STATES.find((known) => known === params.get('state')) ?? 'all',
    search: cutText((params.get('search') ?? '').trim(), 60),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

/** The URL of a list without default values. */
export function stockPath({ state = 'all', search = '', page = 1 }: Partial<StockQuery>): string {
  const params = new URLSearchParams()
  if (state !== 'all') params.set('state', state)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${STOCK_PATH}?${params}` : STOCK_PATH
}

/** The product of the history; null = all. */
export function historyProductOf(params: URLSearchParams): number | null {
  return idOf(params.get('product'))
}

/** A positive number of the URL; null = invalid. */
export function idOf(text: string | null | undefined): number | null {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}

export const historyPath = (productId: number | null = null): string =>
  productId === null ? HISTORY_PATH : `${HISTORY_PATH}?product=${productId}`

export const LOT_STATES = ['open', 'all'] as const
export type LotState = (typeof LOT_STATES)[number]
const LOTS_PATH = '/cabinet/stock/lots'

export const lotStateOf = (params: URLSearchParams): LotState => (params.get('state') === 'all' ? 'all' : 'open')

export const lotsPath = (state: LotState): string => (state === 'all' ? `${LOTS_PATH}?state=all` : LOTS_PATH)

export const lotPath = (id: number): string => `${LOTS_PATH}/${id}`
