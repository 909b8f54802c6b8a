/**
 * Writes web/ui/point-map/base-map.json, the only bundled base map: land, lakes and rivers around Russia and the names
 * of its towns. No borders of any kind are drawn.
 *
 * Land is Natural Earth 50m from `world-atlas`; lakes and rivers are files of Natural Earth 50m as GeoJSON
 * (ne_50m_lakes.json, ne_50m_rivers_lake_centerlines.json), given by their paths. Natural Earth is in the public
 * domain. Towns are the gazetteer's (GeoNames, CC BY 4.0).
 *
 * npm run build:base-map -- <lakes.json> <rivers.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadGazetteer } from '../server/adapters/geo/gazetteer/gazetteer.ts'
import { assetUrl } from './assets/asset-url.ts'

type Point = readonly [number, number]
type Line = readonly Point[]
interface Shape {
  readonly properties: { readonly scalerank?: number } | null
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

/** Limits of the map, degrees. Beyond 180° the map continues to the end of Chukotka, which is then in one piece. */
const BOX = { west: 8, south: 36, east: 196, north: 82 }
/** Maximum size of dropped bends, degrees. */
const TOLERANCE = { land: 0.018, lake: 0.02, river: 0.03 }
/** Maximum rank of drawn rivers; rivers above it are brooks at the scale of the country. */
const LAST_RIVER_RANK = 6
/** Minimum size of a drawn lake, square degrees; smaller lakes would be dots. */
const LEAST_LAKE = 0.05
/** Rounds to two digits, about a kilometre, which is finer than the coastline. */
const round = (degrees: number) => Math.round(degrees * 100) / 100
const MAX_TOWNS = 800

/** Moves western Chukotka and Alaska, whose longitudes are near −180°, after 180°. */
const eastward = ([longitude, latitude]: Point): Point => [longitude < -140 ? longitude + 360 : longitude, latitude]

/** Douglas–Peucker algorithm: drops bends nearer to the straight line than the tolerance. */
function simplify(line: Line, tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let most = 0
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToSegment(line[index] as Point, first, last)
    if (distance > most) {
      most = distance
      farthest = index
    }
  }
  if (most <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ]
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Sutherland–Hodgman algorithm: clips a ring at the four sides of the box. */
function clipRing(ring: Line): Line {
  const sides: [(point: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [([x]) => x >= BOX.west, (a, b) => crossing(a, b, 0, BOX.west)],
    [([x]) => x <= BOX.east, (a, b) => crossing(a, b, 0, BOX.east)],
    [([, y]) => y >= BOX.south, (a, b) => crossing(a, b, 1, BOX.south)],
    [([, y]) => y <= BOX.north, (a, b) => crossing(a, b, 1, BOX.north)],
  ]
  return sides.reduce<Line>((points, [isInside, cut]) => {
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) as Point
      const crossed = isInside(before) === isInside(point) ? [] : [cut(before, point)]
      return isInside(point) ? [...crossed, point] : crossed
    })
  }, ring)
}

function crossing(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis])
  return axis === 0 ? [at, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), at]
}

const isInBox = ([x, y]: Point) => x >= BOX.west && x <= BOX.east && y >= BOX.south && y <= BOX.north
const rounded = (line: Line) => line.map(([x, y]): Point => [round(x), round(y)])

/** Simplifies a ring in two halves, because a closed line has no ends. */
function simplifyRing(ring: Line, tolerance: number): Line {
  const half = Math.floor(ring.length / 2)
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)]
}

function polygonsOf({ geometry }: Shape): Line[][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates as Line[]] : (geometry.coordinates as Line[][])
}

const linesOf = ({ geometry }: Shape): Line[] =>
  geometry.type === 'LineString' ? [geometry.coordinates as Line] : (geometry.coordinates as Line[])

function areaOf(ring: Line): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] as Point
    return sum + x * y2 - x2 * y
  }, 0)
  return Math.abs(doubled / 2)
}

function polygons(shapes: readonly Shape[], tolerance: number, leastArea: number) {
  return shapes.flatMap(polygonsOf).flatMap((rings) => {
    const kept = rings
      .map((ring) => rounded(simplifyRing(clipRing(ring.map(eastward)), tolerance)))
      .filter((ring) => ring.length >= 4)
    const [outer] = kept
    return outer && areaOf(outer) >= leastArea ? [kept] : []
  })
}

const { feature } = await import(assetUrl('topojson-client'))
const [lakesPath, riversPath] = process.argv.slice(2)
if (!lakesPath || !riversPath) throw new Error('usage: build-base-map.ts <lakes.json> <rivers.json>')
const shapesOf = (path: string): Shape[] =>
  // one river has a name and no geometry
  JSON.parse(readFileSync(path, 'utf8')).features.filter((shape: Shape) => shape.geometry !== null)
const atlas = JSON.parse(readFileSync(new URL(assetUrl('world-atlas/land-50m.json')), 'utf8'))
const land = feature(atlas, atlas.objects.land) as { features: Shape[] }

const rivers = shapesOf(riversPath)
  .filter(({ properties }) => (properties?.scalerank ?? 0) <= LAST_RIVER_RANK)
  .flatMap(linesOf)
  .map((line) => line.map(eastward).filter(isInBox))
  .map((line) => rounded(simplify(line, TOLERANCE.river)))
  .filter((line) => line.length > 1)

const of = (kind: string, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type, coordinates },
})
const map = {
  shapes: {
    type: 'FeatureCollection',
    features: [
      of('land', 'MultiPolygon', polygons(land.features, TOLERANCE.land, 0.002)),
      of('lake', 'MultiPolygon', polygons(shapesOf(lakesPath), TOLERANCE.lake, LEAST_LAKE)),
      of('river', 'MultiLineString', rivers),
    ],
  },
  // from the largest town: the first name that fits is drawn
  towns: loadGazetteer()
    .places.slice(0, MAX_TOWNS)
    .map(({ name, longitude, latitude }) => [name, round(longitude), round(latitude)]),
}
const text = `${JSON.stringify(map)}\n`
writeFileSync(new URL('../web/ui/point-map/base-map.json', import.meta.url), text)
process.stdout.write(`${text.length} bytes\n`)
