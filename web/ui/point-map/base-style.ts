import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import { CLUSTER_RADIUS } from './map-framing.ts'

/** GeoJSON type of the renderer. */
export type Shapes = Exclude<Parameters<GeoJSONSource['setData']>[0], string>

/** The base map has no further details beyond this zoom. */
export const MAX_ZOOM = 15
/** The source of the points over the base map. */
export const POINTS = 'points'

export const NO_SHAPES: Shapes = { type: 'FeatureCollection', features: [] }

/** Land, water and rivers from the bundled file, and points with clusters over them. */
export const baseStyle = (shapes: Shapes, colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: {
    base: { type: 'geojson', data: shapes, tolerance: 0.2 },
    [POINTS]: {
      type: 'geojson',
      data: NO_SHAPES,
      cluster: true,
      clusterRadius: CLUSTER_RADIUS,
      clusterMaxZoom: MAX_ZOOM - 1,
    },
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    {
      id: 'land',
      type: 'fill',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': colors.land, 'fill-outline-color': colors.shore },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'lake'],
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'river'],
      paint: { 'line-color': colors.water, 'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 10, 4] },
    },
    // an unused source would not be tiled; the points themselves are drawn as buttons
    { id: 'points', type: 'circle', source: POINTS, paint: { 'circle-radius': 0, 'circle-opacity': 0 } },
  ],
})
