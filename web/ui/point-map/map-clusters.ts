import Supercluster from 'supercluster'
import { CLUSTER_RADIUS } from './map-framing.ts'
import type { MapPoint } from './map-point.ts'
import { WORLD } from './mercator.ts'

const WHOLE_WORLD: [number, number, number, number] = [-180, -90, 180, 90]

/** Points near to each other at a zoom, or a single one. */
export interface MapCluster {
  readonly points: readonly [MapPoint, ...MapPoint[]]
  readonly centre: MapPoint['coords']
}

/**
 * Clusters points for a renderer without clustering.
 * @param apartFrom zoom from which every point is single
 * @returns the clusters at a zoom; within one whole zoom they are the same, so marks do not move
 */
export function createClusters(points: readonly MapPoint[], apartFrom: number): (zoom: number) => MapCluster[] {
  const index = new Supercluster<{ readonly point: MapPoint }>({
    radius: CLUSTER_RADIUS,
    extent: WORLD,
    maxZoom: apartFrom - 1,
  }).load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.coords.longitude, point.coords.latitude] },
    })),
  )
  return (zoom) =>
    index.getClusters(WHOLE_WORLD, zoom).flatMap(({ properties, geometry }): MapCluster[] => {
      if ('point' in properties) return [{ points: [properties.point], centre: properties.point.coords }]
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      const [first, ...others] = leaves.map((leaf) => leaf.properties.point)
      const [longitude = 0, latitude = 0] = geometry.coordinates
      return first ? [{ points: [first, ...others], centre: { latitude, longitude } }] : []
    })
}
