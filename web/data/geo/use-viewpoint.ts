import { isPointKnown } from '@okolitsa/domain/geo/known-point.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Viewpoint } from '@okolitsa/strings/ru/distance.ts'
import { useRootData } from '../../platform/loading/root-data.ts'

export function viewpointOf(location: Location): Viewpoint {
  const { city, settlement, region } = location
  return { isExact: isPointKnown(location), town: settlement ?? city ?? region, isVillage: city === null }
}

/** From where distances of this page are measured. */
export const useViewpoint = (): Viewpoint => viewpointOf(useRootData().location)
