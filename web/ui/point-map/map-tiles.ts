import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import type { MapTiles } from './map-tiles-context.ts'

/** Id of the tile source. */
export const TILES = 'tiles'
/** The deepest zoom of tiles in the schema: nearer views are drawn from these tiles. */
const DEEPEST_TILE = 14
/** The nearest zoom of a map with tiles: houses and their numbers have no more details. */
export const MAX_ZOOM_OF_TILES = 18

const tileSource = ({ url }: MapTiles): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [url],
  maxzoom: DEEPEST_TILE,
})

const OF_TILES = { source: TILES } as const
const wide = (...stops: readonly number[]): ['interpolate', ['linear'], ['zoom'], ...number[]] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
]
const LARGE_ROADS = ['motorway', 'trunk', 'primary', 'secondary']
/** Name of a place: in Russian where the tiles contain it. */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:ru'], ['get', 'name']]
/** The style has no glyph server: letters are drawn by the fonts of the device. */
const FONT = ['sans-serif']

/** Layers of water, houses, streets and their names: above the bundled land, below the points. */
const tileLayers = (colors: MapColors): LayerSpecification[] => [
  { ...OF_TILES, id: 'tile-water', type: 'fill', 'source-layer': 'water', paint: { 'fill-color': colors.water } },
  {
    ...OF_TILES,
    id: 'tile-waterway',
    type: 'line',
    'source-layer': 'waterway',
    paint: { 'line-color': colors.water, 'line-width': wide(9, 0.6, 15, 4) },
  },
  {
    ...OF_TILES,
    id: 'tile-buildings',
    type: 'fill',
    'source-layer': 'building',
    minzoom: 13,
    paint: { 'fill-color': colors.shore },
  },
  {
    ...OF_TILES,
    id: 'tile-streets',
    type: 'line',
    'source-layer': 'transportation',
    minzoom: 12,
    filter: ['!', ['in', ['get', 'class'], ['literal', [...LARGE_ROADS, 'rail', 'transit', 'ferry']]]],
    paint: { 'line-color': colors.road, 'line-width': wide(12, 0.6, 18, 12) },
  },
  {
    ...OF_TILES,
    id: 'tile-roads',
    type: 'line',
    'source-layer': 'transportation',
    filter: ['in', ['get', 'class'], ['literal', LARGE_ROADS]],
    paint: { 'line-color': colors.road, 'line-width': wide(6, 0.5, 12, 2.5, 18, 20) },
  },
  {
    ...OF_TILES,
    id: 'tile-street-names',
    type: 'symbol',
    'source-layer': 'transportation_name',
    minzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'text-field': NAME,
      'text-font': FONT,
      'text-size': wide(13, 10, 18, 15),
    },
    paint: { 'text-color': colors.words, 'text-halo-color': colors.road, 'text-halo-width': 1.4 },
  },
  {
    ...OF_TILES,
    id: 'tile-house-numbers',
    type: 'symbol',
    'source-layer': 'housenumber',
    minzoom: 16,
    layout: { 'text-field': ['get', 'housenumber'], 'text-font': FONT, 'text-size': 11 },
    paint: { 'text-color': colors.words, 'text-halo-color': colors.shore, 'text-halo-width': 1 },
  },
]

/** Methods of a map that adding tiles needs. */
interface TiledMap {
  addSource(id: string, source: VectorSourceSpecification): unknown
  addLayer(layer: LayerSpecification, before?: string): unknown
}

/** Adds streets to a map that is already drawn: if tiles fail to load, the map stays as it was. */
export function addTiles(map: TiledMap, tiles: MapTiles, colors: MapColors, before: string): void {
  map.addSource(TILES, tileSource(tiles))
  for (const layer of tileLayers(colors)) map.addLayer(layer, before)
}
