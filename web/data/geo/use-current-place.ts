import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'

/** Timeout of the device's geolocation, ms (spec 9). */
const GEOLOCATION_TIMEOUT_MS = 30_000

export type PlaceProblem = 'denied' | 'timeout' | 'unavailable' | 'unsupported' | 'nowhere'

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 60_000 }),
  )

const PROBLEM_OF_CODE: Record<number, PlaceProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Passes the known place nearest to the device's position to `onPlace`. */
export function useCurrentPlace(onPlace: (place: Location) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PlaceProblem | null>(null)

  const find = async (): Promise<PlaceProblem | null> => {
    // unavailable on sites without TLS
    if (!('geolocation' in navigator)) return 'unsupported'
    try {
      const { coords } = await position()
      const { place } = await shopApi().geo.placeAt({ params: { lat: coords.latitude, lon: coords.longitude } })
      if (!place) return 'nowhere'
      onPlace(place)
      return null
    } catch (error) {
      return PROBLEM_OF_CODE[(error as GeolocationPositionError).code] ?? 'unavailable'
    }
  }
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setProblem(await find())
    setBusy(false)
  }
  return { isBusy, problem, start: () => void start() }
}
