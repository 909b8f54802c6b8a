import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Seller, SellerSnapshots } from '../../supply/sellers/ports.ts'
import type { ShippingSeller, TownDirectory } from './ports.ts'

/**
 * Default town of a seller: the town of the default rate, the capital of its region, the largest town of its drawn
 * area, otherwise the farm's own place. Null = unknown.
 */
export function shippingCityOf(seller: ShippingSeller, towns: TownDirectory): Location | null {
  const rate = seller.rates.find(({ isDefault }) => isDefault) ?? seller.rates[0]
  for (const { area } of rate?.areas ?? []) {
    const city = cityOf(area, towns)
    if (city) return city
  }
  return towns.placeAt(seller.coords)
}

function cityOf(area: Area, towns: TownDirectory): Location | null {
  switch (area.kind) {
    case 'city':
      return towns.townNamed(area.city, area.regionCode)
    case 'region':
      return towns.capitalOf(area.regionCode)
    case 'radius':
    case 'polygon':
      return towns.largestWithin(area)
    case 'country':
      return null
  }
}

/** Cached default towns of sellers; null = none. */
export function createShippingCities(
  sellers: SellerSnapshots,
  towns: TownDirectory,
): (organizationId: number) => Promise<Location | null> {
  const cities = new WeakMap<Seller, Location | null>()
  return async (organizationId) => {
    const seller = (await sellers.current()).byId.get(organizationId)
    if (!seller) return null
    const remembered = cities.get(seller)
    if (remembered !== undefined) return remembered
    const city = shippingCityOf(seller, towns)
    cities.set(seller, city)
    return city
  }
}
