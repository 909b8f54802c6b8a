import type { Area } from '@okolitsa/domain/geo/area.ts'
import { convexHull } from '@okolitsa/domain/geo/convex-hull.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { NamedPlace, SettlementDirectory, TownDirectory } from './places.ts'

/** Continues longitudes beyond the 180th meridian, so that one border encloses all of Chukotka. */
const onward = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude,
  longitude: longitude < 0 ? longitude + 360 : longitude,
})

/** Approximate outline of a region or a town; null = unknown. */
export function outlineOf(
  towns: TownDirectory | undefined,
  settlements: SettlementDirectory | undefined,
  { regionCode, city }: NamedPlace,
): Extract<Area, { kind: 'radius' | 'polygon' }> | null {
  if (city !== null) {
    const town = towns?.townNamed(city, regionCode)
    const extent = town && settlements?.extentOf(town)
    return extent ? { kind: 'radius', center: extent.centre, metres: Math.round(extent.radiusMetres) } : null
  }
  const points = convexHull((towns?.spotsOf(regionCode) ?? []).map(onward))
  return points.length < 3 ? null : { kind: 'polygon', points }
}
