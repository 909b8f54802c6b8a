import { MAX_MAP_MARKS, type MapFilter } from '@okolitsa/domain/catalog/farm-map.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { isInRectangle, type Rectangle } from '@okolitsa/domain/geo/rectangle.ts'
import { everybodys, type SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import type { DeliveryPlace, ServiceableSellers, ShownSeller, TradePlace } from '../../../fulfilment/delivery/ports.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'
import { type ListDeps, narrowServiceable } from './list-question.ts'

export interface MapQuestion {
  readonly scope: SiteScope
  readonly place: DeliveryPlace
  /** Rectangle of the map; null = the whole country. */
  readonly bounds: Rectangle | null
  readonly categorySlugs: readonly string[]
  readonly filters: readonly MapFilter[]
  readonly deliveryDates: readonly IsoDate[]
  readonly ratingFrom: number | null
  readonly organizationId: number | null
  readonly now: Date
}

export interface MapOfFarmers {
  /** Farms in the rectangle, from the nearest to the place. */
  readonly farms: readonly { readonly seller: ShownSeller; readonly isAvailableHere: boolean }[]
  readonly points: readonly { readonly organizationId: number; readonly place: TradePlace }[]
}

/**
 * Lists the farmers of the country on the map, whether they reach the place or not, with their pick-up points. All
 * sellers are in memory, so a rectangle is a loop over some thousands without a query.
 * @throws {Refusal} NOT_FOUND for an unknown category
 */
export async function farmersOnMap(
  { cache, delivery, sellerOf }: Pick<ListDeps, 'cache' | 'delivery'> & Pick<SellersService, 'sellerOf'>,
  question: MapQuestion,
): Promise<MapOfFarmers> {
  const { scope, place, bounds, organizationId } = question
  const tree = await cache.tree()
  const categoryIds = question.categorySlugs.map((slug) => {
    const category = tree.byUrlKey.get(slug)
    if (!category) throw new Refusal('NOT_FOUND')
    return category.id
  })
  const [everyone, shown, listed, serviceable] = await Promise.all([
    delivery.sellers(everybodys('those of them are looked at that the site shows')),
    delivery.shownSellers(scope),
    cache.sellersIn(categoryIds.length > 0 ? categoryIds : [0]),
    delivery.sellersAt(scope, place),
  ])
  const onDates = await narrowServiceable({ delivery }, { ...question, serviceable }, { organizationIds: [] })

  const fitting: ShownSeller[] = []
  for (const id of organizationId === null ? everyone.keys() : [organizationId]) {
    const seller = shown.get(id)
    if (seller?.type !== 'farmer' || !listed.has(id)) continue
    if (organizationId === null && !fits(seller, onDates, question)) continue
    fitting.push(seller)
  }
  const isInSight = ({ coords }: Pick<TradePlace, 'coords'>) => !bounds || isInRectangle(coords, bounds)
  const farms = fitting
    .filter(isInSight)
    .map((seller) => ({ seller, metres: distanceMetres(seller.coords, place.coords) }))
    .sort((a, b) => a.metres - b.metres || a.seller.id - b.seller.id)
    .map(({ seller }) => ({ seller, isAvailableHere: serviceable.has(seller.id) }))

  const points: { organizationId: number; place: TradePlace }[] = []
  for (const { id } of fitting) {
    if (points.length >= MAX_MAP_MARKS) break
    const places = (await sellerOf(id))?.tradePlaces ?? []
    points.push(
      ...places.filter((one) => one.days === null && isInSight(one)).map((one) => ({ organizationId: id, place: one })),
    )
  }
  return { farms, points: points.slice(0, MAX_MAP_MARKS) }
}

function fits(
  seller: ShownSeller,
  serviceable: ServiceableSellers,
  { filters, deliveryDates, ratingFrom }: MapQuestion,
): boolean {
  if (ratingFrom !== null && (shownRating(seller) ?? 0) < ratingFrom) return false
  if (filters.length === 0 && deliveryDates.length === 0) return true
  const methods = serviceable.methodsOf(seller.id)
  if (!serviceable.has(seller.id) || methods.length === 0) return false
  if (filters.includes('courier') && !methods.includes('courier')) return false
  return !filters.includes('pickup') || methods.includes('pickup')
}
