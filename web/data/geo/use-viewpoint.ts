import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { isPointKnown } from '@okolitsa/domain/geo/known-point.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { distanceWords, type Viewpoint } from '@okolitsa/strings/ru/distance.ts'
import { useSyncExternalStore } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import { visitor } from '../visitor/visitor.ts'

const subscribeNever = () => () => {}
const isBrowser = typeof document !== 'undefined'

/**
 * The visitor's place, if it is known to the street; null = only the town is, or the page is not alive yet. Pages are
 * rendered for all doors that are offered the same: what differs between them is written by the browser.
 */
export function useDoor(): Location | null {
  return useSyncExternalStore(
    isBrowser ? visitor.subscribe : subscribeNever,
    () => {
      const { location } = visitor.state()
      return isPointKnown(location) ? location : null
    },
    () => null,
  )
}

/** Something that lies somewhere, as answers tell it. */
interface Distant {
  readonly coords: Coordinates
  /** From the place that the answer was asked for. */
  readonly distanceKm: number
  /** Its town or village and region, in one line. */
  readonly place: string
}

/** Says how far something is: in tens of kilometres from the town of the page, exactly from the visitor's door. */
export function useDistanceWords(): (distant: Distant) => string {
  const page = useRootData().location
  const door = useDoor()
  return (distant) => distanceTold(distant, door, page)
}

export function distanceTold({ coords, distanceKm, place }: Distant, door: Location | null, page: Location): string {
  const { city, settlement, region } = door ?? page
  const viewpoint: Viewpoint = {
    isExact: door !== null,
    town: settlement ?? city ?? region,
    isVillage: city === null,
  }
  const km = door ? Math.round(distanceMetres(coords, door.coords) / 1_000) : distanceKm
  return distanceWords(km, place, viewpoint)
}
