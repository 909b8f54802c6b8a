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
 * The visitor's place with its street; null = only the town is known, or before hydration. Pages are rendered once for
 * all doors with the same offers; the browser adds the differences.
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

/** An item with a position in answers. */
interface Distant {
  readonly coords: Coordinates
  /** Distance from the place of the request. */
  readonly distanceKm: number
  /** Town or village and region, in one line. */
  readonly place: string
}

/** Formats a distance: in tens of kilometres from the town of the page, exact from the visitor's door. */
export function useDistanceWords(): (distant: Distant) => string {
  const page = useRootData().location
  const door = useDoor()
  return (distant) => distanceText(distant, door, page)
}

export function distanceText({ coords, distanceKm, place }: Distant, door: Location | null, page: Location): string {
  const { city, settlement, region } = door ?? page
  const viewpoint: Viewpoint = {
    isExact: door !== null,
    town: settlement ?? city ?? region,
    isVillage: city === null,
  }
  const km = door ? Math.round(distanceMetres(coords, door.coords) / 1_000) : distanceKm
  return distanceWords(km, place, viewpoint)
}
