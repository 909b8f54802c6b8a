import type { MapPoint } from './map-point.ts'

/** The world's side at zoom 0, px. */
export const WORLD = 512

/** A place on the world square: 0…1 from the west and from the north. */
export interface WorldPlace {
  readonly x: number
  readonly y: number
}

/** Projects a place by Web Mercator. */
export function toWorld({ latitude, longitude }: MapPoint['coords']): WorldPlace {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Returns the place of a projected point. */
export function fromWorld({ x, y }: WorldPlace): MapPoint['coords'] {
  return { latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, longitude: x * 360 - 180 }
}
