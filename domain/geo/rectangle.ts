import type { Coordinates } from './distance.ts'

/** A rectangle by its south-west and north-east corners, degrees. */
export interface Rectangle {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Borders are included. `west` beyond `east` = the rectangle crosses the 180th meridian, as a map of Chukotka does. */
export function isInRectangle({ latitude, longitude }: Coordinates, { south, west, north, east }: Rectangle): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? west <= longitude && longitude <= east : west <= longitude || longitude <= east
}
