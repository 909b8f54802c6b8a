import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { ORDERS_PER_PAGE } from '@okolitsa/domain/office/order-views.ts'
import { searchGroupsOf } from '@okolitsa/domain/office/search-groups.ts'
import { readOfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import { type OfficeOrdersDeps, permissionsOf } from '../order-deps.ts'
import { findCustomerIds } from '../store/found-orders.store.ts'
import { listOfficeOrders, type OfficeOrderListRow, type OrderListAsked } from '../store/order-list.store.ts'
import { findOrders } from './find-orders.ts'

export type ListDeps = Pick<OfficeOrdersDeps, 'executor' | 'payments'>

/** Maximum orders of a search. */
const MAX_FOUND_ORDERS = 500

export interface OrdersPage {
  readonly rows: readonly OfficeOrderListRow[]
  readonly next: number | null
}

/** Ids of orders by a text; null = an empty text. People who see no names find no orders by them. */
async function foundBy(deps: ListDeps, actor: Office, text: string): Promise<readonly number[] | null> {
  if (text === '') return null
  const asked = readOfficeSearch(text)
  if (!asked) return []
  const isNamed = searchGroupsOf(permissionsOf(actor)).includes('customers')
  const customerIds = isNamed ? findCustomerIds(deps.executor, asked) : Promise.resolve([])
  return findOrders(deps, asked, { isNamed, customerIds, most: MAX_FOUND_ORDERS })
}

export type AskedOrders = Omit<OrderListAsked, 'memberId' | 'found' | 'limit'> & { readonly search: string }

export async function listOrdersOfOffice(
  deps: ListDeps,
  actor: Office,
  { search, ...asked }: AskedOrders,
  perPage: number = ORDERS_PER_PAGE,
): Promise<OrdersPage> {
  const found = await foundBy(deps, actor, search)
  const rows = await listOfficeOrders(deps.executor, { ...asked, memberId: actor.staffId, found, limit: perPage + 1 })
  const shown = rows.slice(0, perPage)
  return { rows: shown, next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null }
}
