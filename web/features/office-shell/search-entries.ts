import type { OfficeFound } from '@okolitsa/contracts/office-orders/office-search.ts'
import { SEARCH_GROUPS, type SearchGroup } from '@okolitsa/domain/office/search-groups.ts'
import { type DayReference, formatMoment, formatOrderNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeSearch as text } from '@okolitsa/strings/ru/office-search.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { productPath } from '../../data/catalog/addresses.ts'
import { officeOrderPath, ordersOfCustomerPath } from '../../data/office/orders/list-query.ts'

export interface SearchEntry {
  readonly id: string
  readonly group: SearchGroup
  readonly href: string
  readonly title: string
  readonly note: string
  /** Short state at the end of the row. */
  readonly mark: string
  /** Title for the recent list, without personal data; null = it is not kept. */
  readonly kept: string | null
}

/** Found things as rows, in the order of their groups. */
export function searchEntries(found: OfficeFound, reference: DayReference): SearchEntry[] {
  const entries: Record<SearchGroup, SearchEntry[]> = {
    orders: (found.orders ?? []).map((order) => ({
      ...{ id: `orders-${order.id}`, group: 'orders', href: officeOrderPath(order.id) },
      title: text.order(order.id, order.customerName, formatPrice(order.total)),
      note: `${order.sellerTitle} · ${formatMoment(new Date(order.placedAt), reference)}`,
      mark: orders.statusOf(order.state, order.isDinner),
      kept: formatOrderNumber(order.id),
    })),
    customers: (found.customers ?? []).map((customer) => ({
      ...{ id: `customers-${customer.id}`, group: 'customers' },
      href: ordersOfCustomerPath(customer.id),
      title: customer.name || text.unnamed,
      note: customer.phone,
      mark: text.orders(customer.orders),
      kept: text.customer(customer.id),
    })),
    sellers: (found.sellers ?? []).map((seller) => ({
      ...{ id: `sellers-${seller.id}`, group: 'sellers' },
      href: `/office/sellers/${seller.id}`,
      title: seller.title,
      note: seller.legalName,
      mark: seller.isEnabled ? '' : text.closed,
      kept: seller.title,
    })),
    goods: (found.goods ?? []).map((product) => ({
      ...{ id: `goods-${product.id}`, group: 'goods', href: productPath(product) },
      title: product.title,
      note: product.sellerTitle,
      mark: product.isSold ? '' : text.notSold,
      kept: product.title,
    })),
  }
  return SEARCH_GROUPS.flatMap((group) => entries[group])
}
