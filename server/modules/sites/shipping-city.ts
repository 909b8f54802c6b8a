import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { ShippingSeller, TownBook } from './ports.ts'

/**
 * Where a seller ships by default: the town of the default rate, the capital of its region, else the farm's own place.
 * Null when none of them is a known place.
 */
export function shippingCityOf(seller: ShippingSeller, towns: TownBook): Location | null {
  const rate = seller.rates.find(({ isDefault }) => isDefault) ?? seller.rates[0]
  for (const { area } of rate?.areas ?? []) {
    const city =
      area.kind === 'city'
        ? towns.townNamed(area.city, area.regionCode)
        : area.kind === 'region'
          ? towns.capitalOf(area.regionCode)
          : null
    if (city) return city
  }
  return towns.placeAt(seller.coords)
}
