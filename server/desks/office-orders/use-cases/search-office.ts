import type { OfficeFound } from '@okolitsa/contracts/office-orders/office-search.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'
import { MAX_FOUND, type SearchGroup, searchGroupsOf } from '@okolitsa/domain/office/search-groups.ts'
import { type OfficeSearch, readOfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import { withReadTimeout } from '../../../platform/db/client.ts'
import { type OfficeOrdersDeps, permissionsOf } from '../order-deps.ts'
import { findCustomerIds, findGoods, findSellers, listCustomers } from '../store/found-orders.store.ts'
import { listOfficeOrders } from '../store/order-list.store.ts'
import { findOrders } from './find-orders.ts'

const PREVIEW = { width: 160, height: 160 }

/** Things of the groups that the person may see, five of each. */
export async function searchOffice(
  { payments, ...deps }: Pick<OfficeOrdersDeps, 'executor' | 'payments'>,
  actor: Office,
  text: string,
): Promise<OfficeFound> {
  const executor = withReadTimeout(deps.executor)
  const groups = searchGroupsOf(permissionsOf(actor))
  const asked = readOfficeSearch(text)
  const within = <Thing>(group: SearchGroup, things: readonly Thing[]): Thing[] | null =>
    groups.includes(group) ? [...things] : null
  if (!asked) {
    return {
      ...{ orders: within('orders', []), customers: within('customers', []) },
      sellers: within('sellers', []),
      goods: [],
    }
  }
  const isNamed = groups.includes('customers')
  const customerIds = isNamed ? findCustomerIds(executor, asked) : Promise.resolve([])
  const [orders, customers, sellers, goods] = await Promise.all([
    groups.includes('orders')
      ? foundOrders({ executor, payments }, actor, asked, { isNamed, customerIds, most: MAX_FOUND })
      : [],
    customerIds.then((ids) => (ids.length === 0 ? [] : listCustomers(executor, ids, MAX_FOUND))),
    groups.includes('sellers') ? findSellers(executor, asked, MAX_FOUND) : [],
    findGoods(executor, asked, MAX_FOUND),
  ])
  return {
    orders: within('orders', orders),
    customers: within(
      'customers',
      customers.map(({ id, firstName, lastName, phone, orders: count }) => ({
        id,
        name: [firstName, lastName].filter(Boolean).join(' '),
        phone: maskedPhone(phone),
        orders: count,
      })),
    ),
    sellers: within('sellers', sellers),
    goods: goods.map(({ image, ...product }) => ({ ...product, imageUrl: imageUrl(image, PREVIEW) })),
  }
}

async function foundOrders(
  deps: Pick<OfficeOrdersDeps, 'executor' | 'payments'>,
  { staffId }: Office,
  asked: OfficeSearch,
  how: Parameters<typeof findOrders>[2],
): Promise<NonNullable<OfficeFound['orders']>> {
  const { executor } = deps
  const ids = await findOrders(deps, asked, how)
  if (ids.length === 0) return []
  const rows = await listOfficeOrders(executor, {
    ...{
      view: 'all',
      order: 'newest',
      state: null,
      organizationId: null,
      customerId: null,
      paymentStatus: null,
      from: null,
      to: null,
    },
    ...{ memberId: staffId, found: ids, after: null, limit: MAX_FOUND, counted: {} },
  })
  return rows.map((row) => ({
    id: row.id,
    customerName: how.isNamed ? row.recipientName : null,
    sellerTitle: row.sellerTitle,
    placedAt: row.placedAt.toISOString(),
    state: row.state,
    isDinner: row.isDinner,
    total: toRoubles(row.totalSum),
  }))
}
