import { stepsLeft } from '@okolitsa/domain/catalog/stock.ts'
import type { WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { DeliveryOffer, DeliveryPlace, DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import { bringsGoods, reaches } from '../../../fulfilment/delivery/public.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import type { SellableProduct } from '../ports.ts'
import { findSellable } from '../store/product.store.ts'

/** Sellable products at `now` for cart and checkout, in any order, without unknown ids. */
export async function sellableProducts(
  deps: { delivery: DeliveryService; cache: Pick<CatalogCache, 'tree'> },
  executor: Executor,
  ids: readonly number[],
  location: DeliveryPlace | null,
  now: Date,
): Promise<SellableProduct[]> {
  if (ids.length === 0) return []
  const rows = await findSellable(executor, [...new Set(ids)], now)
  const offers = location
    ? await deps.delivery.offersAt(rows.map(({ organizationId }) => ({ organizationId, location, now })))
    : null
  const tree = await deps.cache.tree()
  return rows.map(({ kind, left, furtherCategoryIds, ...row }, index) => ({
    ...row,
    categoryIds: [
      ...new Set(
        [row.categoryId, ...furtherCategoryIds].flatMap((id) => tree.pathTo(id).map((category) => category.id)),
      ),
    ],
    finalPrice: row.specialPrice ?? row.price,
    isAvailableAtLocation: offers === null || reaches(offers[index] ?? null),
    lastsToLocation: lasts(offers?.[index] ?? null, row.wayDays),
    // without a stock row the product is not for sale
    stockKind: kind ?? 'counted',
    available: kind === null ? 0 : stepsLeft({ kind, left: left ?? 0 }, row),
  }))
}

/**
 * True when the product stays fresh with some method, or when no method reaches the place and freshness is not the
 * obstacle.
 */
const lasts = (offer: DeliveryOffer | null, wayDays: WayDays): boolean => !reaches(offer) || bringsGoods(offer, wayDays)
