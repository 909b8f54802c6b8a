import {
  OFFICE_GOODS_CHECKS,
  OFFICE_GOODS_ORDERS,
  OFFICE_GOODS_SALES,
} from '@okolitsa/contracts/products/office-goods-lists.ts'
import type { ListShape } from './list-query.ts'
import type { OfficeApi } from './office-api.ts'

export const OFFICE_GOODS_PATH = '/office/goods'
export const GOODS_CHECK_PATH = `${OFFICE_GOODS_PATH}/check`
export const checkedPath = (id: number): string => `${GOODS_CHECK_PATH}?product=${id}`

export type CheckedCategory = Awaited<ReturnType<OfficeApi['goods']['listCheckedCategories']>>['items'][number]

/** Filters, orders and columns of the list of goods; categories are data, and any seller may be asked for. */
export const goodsShape = (categories: readonly CheckedCategory[], seller: string | null): ListShape => ({
  path: OFFICE_GOODS_PATH,
  filters: {
    check: OFFICE_GOODS_CHECKS,
    sale: OFFICE_GOODS_SALES,
    category: categories.map(({ id }) => String(id)),
    seller: seller !== null && /^[1-9]\d{0,8}$/.test(seller) ? [seller] : [],
  },
  orders: OFFICE_GOODS_ORDERS,
  columns: ['product', 'seller', 'category', 'price', 'sale', 'check'],
})

export const goodsExportPath = (format: 'xlsx' | 'csv', parameters: URLSearchParams): string =>
  `/v1/office/goods/export/${format}?${parameters}`
