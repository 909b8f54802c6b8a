import { coverageOf } from '@okolitsa/domain/geo/area.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import { PICKUP_RADIUS_METRES } from './policy.ts'
import type { DeliveryPlace, MethodCode, TradePlace } from './ports.ts'

/** Keys by place object, cached because a list looks its place up for every card. */
const placeKeys = new WeakMap<DeliveryPlace, string>()

/** Key of a place: places less than about ten metres apart are equal for lists, while offers and quotes are exact. */
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

/** True = the trade place serves people of the place. */
export const serves = (
  tradePlace: Pick<TradePlace, 'regionCode' | 'coords'>,
  place: Pick<DeliveryPlace, 'regionCode' | 'coords'>,
): boolean =>
  tradePlace.regionCode === place.regionCode || distanceMetres(tradePlace.coords, place.coords) <= PICKUP_RADIUS_METRES

/** Trade places of a seller that serve the place: permanent ones before stands at fairs, each group nearest first. */
export function tradePlacesAt(seller: Pick<Seller, 'tradePlaces'>, place: DeliveryPlace): TradePlace[] {
  return seller.tradePlaces
    .map((tradePlace) => ({ tradePlace, metres: distanceMetres(tradePlace.coords, place.coords) }))
    .filter(({ tradePlace }) => serves(tradePlace, place))
    .sort((a, b) => Number(a.tradePlace.days !== null) - Number(b.tradePlace.days !== null) || a.metres - b.metres)
    .map(({ tradePlace }) => tradePlace)
}

/** Methods by which a seller reaches a place or a part of it. @param isCarried true = the carrier serves the place */
export function methodsAt(
  seller: Pick<Seller, 'rates' | 'tradePlaces' | 'hasCarrier'>,
  place: DeliveryPlace,
  doubtMetres: number,
  isCarried: boolean,
): MethodCode[] {
  const hasCourier = seller.rates.some((rate) =>
    rate.areas.some(({ area }) => coverageOf([area], place, doubtMetres) !== 'none'),
  )
  const methods: MethodCode[] = []
  if (hasCourier) methods.push('courier')
  if (seller.tradePlaces.some((tradePlace) => serves(tradePlace, place))) methods.push('pickup')
  if (seller.hasCarrier && isCarried) methods.push('cdek')
  return methods
}
