import { GOODS_STATES, type GoodsState } from '@okolitsa/contracts/products/goods-state.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/** State of the list of products, stored in the URL query. */
export interface GoodsQuery {
  readonly state: GoodsState
  readonly search: string
  readonly page: number
}

export const GOODS_PATH = '/cabinet/goods'
export const NEW_GOODS_PATH = `${GOODS_PATH}/new`
export const MENU_PATH = '/cabinet/menu'
export const NEW_DISH_PATH = `${MENU_PATH}/new`
export const productFormPath = (id: number, isDish = false): string => `${isDish ? MENU_PATH : GOODS_PATH}/${id}`

const MAX_PAGES = 100_000

/** Parses the URL query; the first page of all products for invalid values. */
export function goodsQueryOf(params: URLSearchParams): GoodsQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    state: GOODS_STATES.find((known) => known === params.get('state')) ?? 'all',
    search: cutText((params.get('search') ?? '').trim(), 60),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

/** The URL of a list without default values. */
export function goodsPath({ state = 'all', search = '', page = 1 }: Partial<GoodsQuery>): string {
  const params = new URLSearchParams()
  if (state !== 'all') params.set('state', state)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${GOODS_PATH}?${params}` : GOODS_PATH
}
