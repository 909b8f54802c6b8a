import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import type { MapTiles } from './map-tiles-context.ts'

/** The source of the tiles. */
export const TILES = 'tiles'
/** The schema has no tiles beyond this zoom: nearer ones are drawn from these. */
const DEEPEST_TILE = 14
/** Nearer than this houses with their numbers have nothing more to show. */
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
/** Names of a place in Russian where the tiles have them. */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:ru'], ['get', 'name']]
/** Without glyphs of a server letters are drawn by the fonts of the device. */
const FONT = ['sans-serif']

/** Water, houses, streets and their names: over the land of our own, below whatever is pointed at. */
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

/** What of a map the tiles are put on. */
interface TiledMap {
  addSource(id: string, source: VectorSourceSpecification): unknown
  addLayer(layer: LayerSpecification, before?: string): unknown
}

/** Puts streets on a map that is drawn already: tiles that do not come leave the map as it was. */
export function addTiles(map: TiledMap, tiles: MapTiles, colors: MapColors, before: string): void {
  map.addSource(TILES, tileSource(tiles))
  for (const layer of tileLayers(colors)) map.addLayer(layer, before)
}
