import { coverageOf } from '@okolitsa/domain/geo/area.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { type ShownSellerId, type SiteScope, shownSeller } from '@okolitsa/domain/identity/scope.ts'
import type { Seller, SellerSnapshot } from '../../supply/sellers/ports.ts'
import type { DoubtAt } from './doubt-at.ts'
import { MOST_CACHED_PLACES, PICKUP_RADIUS_METRES } from './policy.ts'
import type { DeliveryPlace, MethodCode, ServiceableSellers, TradePlace } from './ports.ts'

const NONE: readonly MethodCode[] = []
/** Every set of methods once: there are thousands of sellers and places. */
const SETS = new Map<string, readonly MethodCode[]>()
function setOf(methods: readonly MethodCode[]): readonly MethodCode[] {
  const key = methods.join()
  const known = SETS.get(key)
  if (!known) SETS.set(key, methods)
  return known ?? methods
}

/** A list asks for the key of its one place at every card. */
const placeKeys = new WeakMap<DeliveryPlace, string>()

/** Places less than some ten metres apart are one place for lists; offers and quotes ask exactly. */
export function placeKey(place: DeliveryPlace): string {
  let key = placeKeys.get(place)
  if (key === undefined) {
    const { regionCode, city, settlement, coords } = place
    const name = foldPlaceName(`${city ?? ''} ${settlement ?? ''}`)
    key = `${regionCode}|${name}|${coords.latitude.toFixed(4)}|${coords.longitude.toFixed(4)}`
    placeKeys.set(place, key)
  }
  return key
}

/** True when people of the place are expected to go to the trade place. */
const serves = (tradePlace: TradePlace, place: DeliveryPlace): boolean =>
  tradePlace.regionCode === place.regionCode || distanceMetres(tradePlace.coords, place.coords) <= PICKUP_RADIUS_METRES

/** Trade places of a seller that serve the place: those of every week first, then stands at fairs; nearest first. */
export function tradePlacesAt(seller: Seller, place: DeliveryPlace): TradePlace[] {
  return seller.tradePlaces
    .map((tradePlace) => ({ tradePlace, metres: distanceMetres(tradePlace.coords, place.coords) }))
    .filter(({ tradePlace }) => serves(tradePlace, place))
    .sort((a, b) => Number(a.tradePlace.days !== null) - Number(b.tradePlace.days !== null) || a.metres - b.metres)
    .map(({ tradePlace }) => tradePlace)
}

function methodsAt(seller: Seller, place: DeliveryPlace, doubtMetres: number): readonly MethodCode[] {
  // only whether, not which: this runs for every seller at every new place
  const hasCourier = seller.rates.some((rate) =>
    rate.areas.some(({ area }) => coverageOf([area], place, doubtMetres) !== 'none'),
  )
  const hasPickup = seller.tradePlaces.some((tradePlace) => serves(tradePlace, place))
  const methods: MethodCode[] = []
  if (hasCourier) methods.push('courier')
  if (hasPickup) methods.push('pickup')
  // the carrier goes almost everywhere; where it does not, its price will not come
  if (seller.hasCarrier) methods.push('cdek')
  return setOf(methods)
}

/** A reach of the given sellers; `methods` may know more of them than are in it. */
function serviceableOf(
  key: string,
  version: number,
  organizationIds: readonly ShownSellerId[],
  methods: ReadonlyMap<number, readonly MethodCode[]>,
): ServiceableSellers {
  const bits = new Uint8Array(((organizationIds.at(-1) ?? 0) >> 3) + 1)
  for (const id of organizationIds) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  const has = (id: number): id is ShownSellerId => (((bits[id >> 3] ?? 0) >> (id & 7)) & 1) === 1
  return {
    key,
    version,
    organizationIds,
    bits,
    has,
    methodsOf: (id) => (has(id) ? (methods.get(id) ?? NONE) : NONE),
    narrow: (ids) => {
      const kept = [...new Set(ids)].filter(has).sort((a, b) => a - b)
      return serviceableOf(`${key}|${kept.join(',')}`, version, kept, methods)
    },
  }
}

/** Remembers who reaches which place, or a part of where it may be, for one snapshot of sellers. */
export function createServiceableSellersCache(doubtAt: DoubtAt) {
  let version = -1
  const known = new Map<string, ServiceableSellers>()

  return (snapshot: SellerSnapshot, scope: SiteScope, place: DeliveryPlace): ServiceableSellers => {
    if (snapshot.version !== version) {
      known.clear()
      version = snapshot.version
    }
    const doubtMetres = doubtAt(place)
    const key = `${placeKey(place)}|${doubtMetres}|${scope.seesHiddenSellers ? 'hidden' : ''}`
    let serviceable = known.get(key)
    if (serviceable) known.delete(key)
    else {
      const methods = new Map<ShownSellerId, readonly MethodCode[]>()
      // remembered for every site
      const ofAll: SiteScope = { ...scope, sellers: 'every' }
      for (const one of snapshot.byId.values()) {
        const seller = shownSeller(ofAll, one)
        if (!seller) continue
        const found = methodsAt(seller, place, doubtMetres)
        if (found.length > 0) methods.set(seller.id, found)
      }
      serviceable = serviceableOf(
        key,
        version,
        [...methods.keys()].sort((a, b) => a - b),
        methods,
      )
      const [oldest] = known.keys()
      if (known.size >= MOST_CACHED_PLACES && oldest !== undefined) known.delete(oldest)
    }
    known.set(key, serviceable)
    return scope.sellers === 'every' ? serviceable : serviceable.narrow(scope.sellers)
  }
}
