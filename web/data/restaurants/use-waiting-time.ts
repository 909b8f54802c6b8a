import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { type WaitingRange, waitingRange } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import { useDoor } from '../geo/use-viewpoint.ts'

interface Kitchen {
  readonly coords: Coordinates
  readonly readyMinutes: number | null
  readonly methods: readonly string[]
  readonly time: WaitingRange | null
}

/** Delivery time of a dinner ordered now: by courier to the visitor's door, after hydration. */
export function useWaitingTime({ coords, readyMinutes, methods, time }: Kitchen): WaitingRange | null {
  const door = useDoor()
  const isByRoad = time !== null && readyMinutes !== null && methods.includes('courier')
  return isByRoad && door ? waitingRange(readyMinutes, distanceMetres(coords, door.coords)) : time
}
