import { isPointKnown } from '@okolitsa/domain/geo/known-point.ts'
import type { Viewpoint } from '@okolitsa/strings/ru/distance.ts'
import { useRootData } from '../../platform/loading/root-data.ts'

/** From where distances of this page are measured. */
export function useViewpoint(): Viewpoint {
  const { location } = useRootData()
  const { city, settlement, region } = location
  return { isExact: isPointKnown(location), town: settlement ?? city ?? region, isVillage: city === null }
}
