import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { ShelfPick } from '@okolitsa/domain/content/written-piece.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { CatalogService } from '../ports.ts'
import { listProducts } from '../use-cases/list-products.ts'
import type { HandlerDeps } from './catalog-call.ts'

/** Picked products in their order, or those that a rule finds at a place. A category that is gone has none. */
export async function pickedGoods(
  deps: HandlerDeps & Pick<CatalogService, 'ripening' | 'madeSince'>,
  scope: SiteScope,
  place: DeliveryPlace,
  pick: ShelfPick,
  most: number,
): Promise<ProductCard[]> {
  const { present, delivery, cache, clock } = deps
  const now = clock()
  if (pick.by === 'goods') return present.cardsByIds(scope, pick.productIds, place, now)
  const [serviceable, tree] = await Promise.all([delivery.sellersAt(scope, place), cache.tree()])
  if (pick.by === 'category' && !tree.byId.has(pick.categoryId)) return []
  if (pick.by === 'season') {
    const today = dayIn(SHOP_TIME_ZONE, now)
    const found = await Promise.all([
      deps.ripening(
        serviceable,
        tree.roots.map(({ urlKey }) => urlKey),
        today,
        most,
      ),
      deps.madeSince(serviceable, plusDays(today, -1), most),
    ])
    return present.cardsByIds(scope, [...new Set(found.flat())].slice(0, most), place, now)
  }
  const { rows } = await listProducts(deps, {
    place,
    serviceable,
    categoryIds: pick.by === 'category' ? [pick.categoryId] : [],
    filters: [],
    deliveryDates: [],
    sorting: pick.by === 'category' ? 'popularity' : 'novelty',
    substring: null,
    from: 0,
    size: most,
    isShelf: true,
    now,
  })
  return present.cards(rows, place, now)
}
