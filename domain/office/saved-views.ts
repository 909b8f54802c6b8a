import type { OfficePermission } from './permissions.ts'

/** Lists whose filters are saved, with the permission of their page. A view holds no more than the address of a page. */
export const VIEW_LISTS = {
  orders: 'seeOrders',
  customers: 'seeCustomers',
  sellers: 'readSellers',
  goods: 'checkGoods',
  broadcasts: 'sendBroadcasts',
} as const satisfies Readonly<Record<string, OfficePermission>>
export type ViewList = keyof typeof VIEW_LISTS

/** Maximum own views of a person in one list. */
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 40
export const MAX_VIEW_QUERY = 500
/** Parameters of the address of a list, as the browser writes them. */
export const VIEW_QUERY = /^[A-Za-z0-9_.*~%+-]+=[A-Za-z0-9_.*~%+-]*(&[A-Za-z0-9_.*~%+-]+=[A-Za-z0-9_.*~%+-]*)*$/
