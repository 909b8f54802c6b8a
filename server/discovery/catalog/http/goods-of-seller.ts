import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { GoodsQuestion } from '../ports.ts'
import { listOfSeller } from '../store/product.store.ts'
import type { HandlerDeps } from './catalog-call.ts'

/** The most popular products of a seller at its own location; null = the site has no such seller or category. */
export async function goodsOfSeller(
  { delivery, cache, executor, present, clock }: HandlerDeps,
  scope: SiteScope,
  { organizationId, section, size }: GoodsQuestion,
): Promise<readonly ProductCard[] | null> {
  const seller = (await delivery.shownSellers(scope)).get(organizationId)
  if (!seller) return null
  const category = section === null ? null : (await cache.tree()).byUrlKey.get(section)
  if (category === undefined) return null
  const [place, { rows }] = await Promise.all([
    delivery.placeOf({}, { organizationId }),
    listOfSeller(executor, {
      organizationId: seller.id,
      categoryIds: category === null ? [] : [category.id],
      phrase: null,
      seed: null,
      sorting: 'popularity',
      from: 0,
      size,
    }),
  ])
  return present.cards(rows, place, clock())
}
