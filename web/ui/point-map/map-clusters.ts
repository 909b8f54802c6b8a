import type { MapPoint } from './map-point.ts'
import { fromWorld, toWorld, WORLD, type WorldPlace } from './mercator.ts'

/** Points nearer to each other than this become one, px. */
export const CLUSTER_RADIUS = 44

/** Points that lie too near to each other at a zoom, or one that stands alone. */
export interface MapCluster {
  readonly points: readonly [MapPoint, ...MapPoint[]]
  readonly centre: MapPoint['coords']
}

/**
 * Gathers points of a map whose renderer gathers none. A part of a zoom changes nothing: marks keep still while a person
 * zooms a little.
 * @param apartFrom zoom from which every point stands alone
 */
export function gatherPoints(points: readonly MapPoint[], zoom: number, apartFrom: number): MapCluster[] {
  const level = Math.floor(zoom)
  if (level >= apartFrom) return points.map((point) => ({ points: [point], centre: point.coords }))
  const radius = CLUSTER_RADIUS / (WORLD * 2 ** level)
  const cells = new Map<string, Array<{ point: MapPoint; place: WorldPlace }>>()
  const cellOf = (value: number) => Math.floor(value / radius)
  const places = points.map((point) => ({ point, place: toWorld(point.coords) }))
  for (const one of places) {
    const key = `${cellOf(one.place.x)}:${cellOf(one.place.y)}`
    const cell = cells.get(key)
    if (cell) cell.push(one)
    else cells.set(key, [one])
  }
  const taken = new Set<MapPoint>()
  const clusters: MapCluster[] = []
  for (const { point, place } of places) {
    if (taken.has(point)) continue
    taken.add(point)
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => `${cellOf(place.x) + dx}:${cellOf(place.y) + dy}`))
      .flatMap((key) => cells.get(key) ?? [])
      .filter((other) => {
        if (taken.has(other.point)) return false
        return Math.hypot(other.place.x - place.x, other.place.y - place.y) <= radius
      })
    for (const other of near) taken.add(other.point)
    const all = [place, ...near.map((other) => other.place)]
    const mean = (value: (one: WorldPlace) => number) => all.reduce((sum, one) => sum + value(one), 0) / all.length
    clusters.push({
      points: [point, ...near.map((other) => other.point)],
      centre: near.length === 0 ? point.coords : fromWorld({ x: mean(({ x }) => x), y: mean(({ y }) => y) }),
    })
  }
  return clusters
}
