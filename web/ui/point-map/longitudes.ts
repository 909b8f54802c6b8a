import type { MapPoint } from './map-point.ts'

type Coords = MapPoint['coords']

/** Degrees in one turn round the Earth. */
const TURN = 360

/** The same meridian as `longitude`, written within half a turn of `other`; the result may exceed ±180. */
export const longitudeNear = (longitude: number, other: number): number =>
  longitude + TURN * Math.round((other - longitude) / TURN)

/** The same meridian, written within −180…180. */
export const wrappedLongitude = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : longitude - TURN * Math.floor((longitude + 180) / TURN)

/** Places in a row, each within half a turn of the one before it: across the 180th meridian longitudes run on. */
export function unrolled(places: readonly Coords[]): readonly Coords[] {
  let last = places[0]?.longitude ?? 0
  return places.map(({ latitude, longitude }) => {
    last = longitudeNear(longitude, last)
    return { latitude, longitude: last }
  })
}
