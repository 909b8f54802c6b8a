import type { OfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import type { OfficeOrdersDeps } from '../order-deps.ts'
import { findOrderIds } from '../store/found-orders.store.ts'

/**
 * Ids of orders of a search, latest first. People who see no names find them by the number of the order or of its payment
 * only: the end of a card is as personal as the end of a phone.
 */
export async function findOrders(
  { executor, payments }: Pick<OfficeOrdersDeps, 'executor' | 'payments'>,
  asked: OfficeSearch,
  { isNamed, customerIds, most }: { isNamed: boolean; customerIds: Promise<readonly number[]>; most: number },
): Promise<number[]> {
  const { orderId, payment, cardEnd } = asked
  const [customers, paid] = await Promise.all([
    customerIds,
    payments.findOrders(executor, { payment, cardEnd: isNamed ? cardEnd : null }, most),
  ])
  const known = isNamed ? asked : { orderId, words: [], phoneEnd: null }
  return findOrderIds(executor, known, isNamed ? customers : [], paid, most)
}
