import { longitudeNear, unrolled } from '@okolitsa/domain/geo/border.ts'
import {
  type GeoJSONSource,
  LngLatBounds,
  Map as MapCanvas,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import baseMapUrl from './base-map.json?url'
import { baseStyle, MAX_ZOOM, POINTS, type Shapes } from './base-style.ts'
import { fetchPart, untilLoaded } from './map-arrival.ts'
import { wrappedBounds } from './map-bounds.ts'
import { mapColors } from './map-colors.ts'
import { FITTING_ZOOM, FREE_PART, ONE_POINT_ZOOM, PADDING, pointsInSight } from './map-framing.ts'
import { clusterButton, hereMark, pointButton } from './map-marks.ts'
import type { MapPoint } from './map-point.ts'
import type { MapOptions, OpenMap } from './map-port.ts'
import { addTiles, MAX_ZOOM_OF_TILES } from './map-tiles.ts'
import css from './point-map.module.css'
import { type Town, townsThatFit } from './town-labels.ts'

interface BaseMap {
  readonly shapes: Shapes
  readonly towns: readonly Town[]
}

let baseMap: Promise<BaseMap> | null = null
/** The base map is read once per tab. */
function readBaseMap(): Promise<BaseMap> {
  baseMap ??= fetchPart(baseMapUrl)
    .then((answer): Promise<BaseMap> => answer.json())
    .catch((error: unknown) => {
      baseMap = null
      throw error
    })
  return baseMap
}

const toFeatures = (points: readonly MapPoint[]): Shapes => ({
  type: 'FeatureCollection',
  features: points.map(({ id, coords }) => ({
    type: 'Feature',
    properties: { id },
    geometry: { type: 'Point', coordinates: [coords.longitude, coords.latitude] },
  })),
})

/** The rectangle around all places, also across the 180th meridian. */
const boundsOf = (places: readonly MapPoint['coords'][]): LngLatBounds =>
  unrolled(places).reduce((all, { longitude, latitude }) => all.extend([longitude, latitude]), new LngLatBounds())

/** A worker that fails to load reports no error: its file is fetched first and then comes from the browser's cache. */
async function readWorker(): Promise<void> {
  await (await fetchPart(workerUrl)).arrayBuffer()
}

/**
 * Draws the bundled base map with points: clusters open on a press, labels of towns avoid each other. Rejects when a
 * file of the map cannot be read, when the first drawing takes too long, and without WebGL.
 */
export async function openBundledMap(container: HTMLElement, options: MapOptions): Promise<OpenMap> {
  const { words, here, onSelect, onMove, onView, onShift, onPress, start, tiles = null } = options
  // checked before files are loaded
  if (document.createElement('canvas').getContext('webgl2') === null) throw new Error('no WebGL')
  const [{ shapes, towns }] = await Promise.all([readBaseMap(), readWorker()])
  const colors = mapColors(container)
  setWorkerUrl(workerUrl)
  const map = new MapCanvas({
    container,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: tiles ? MAX_ZOOM_OF_TILES : MAX_ZOOM,
    minZoom: 1.5,
    center: start ? [start.centre.longitude, start.centre.latitude] : [60, 58],
    zoom: start?.zoom ?? 2,
    locale: {
      'Map.Title': words.title,
      'Marker.Title': words.title,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'ScaleControl.Meters': words.metres,
      'ScaleControl.Kilometers': words.kilometres,
    },
    style: baseStyle(shapes, colors),
  })
  map.touchZoomRotate.disableRotation()
  // the base map has no streets: a scale helps to judge distances
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 90 }), 'top-left')
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right')

  if (here) new Marker({ element: hereMark(here) }).setLngLat([here.coords.longitude, here.coords.latitude]).addTo(map)

  let shown = new Map<string, MapPoint>()
  const markers = new Map<string, Marker>()
  const names = new Map<string, Marker>()
  let selected: string | null = null

  /** Adds new markers, removes old ones, and preserves all others: a pressed button stays pressed. */
  const renew = (known: Map<string, Marker>, wanted: ReadonlyMap<string, () => Marker>) => {
    for (const [key, marker] of known) {
      if (wanted.has(key)) continue
      marker.remove()
      known.delete(key)
    }
    for (const [key, make] of wanted) if (!known.has(key)) known.set(key, make().addTo(map))
  }

  const mark = () => {
    for (const [key, marker] of markers)
      marker.getElement().classList.toggle(css.selected ?? '', key === `p${selected}`)
  }

  const markerOf = (point: MapPoint): Marker =>
    new Marker({ element: pointButton(point, () => onSelect?.(point.id)), anchor: 'bottom' }).setLngLat([
      point.coords.longitude,
      point.coords.latitude,
    ])

  const comeApart = async (clusterId: number, at: [number, number]) => {
    const zoom = await map.getSource<GeoJSONSource>(POINTS)?.getClusterExpansionZoom(clusterId)
    map.easeTo({ center: at, zoom: Math.min(zoom ?? map.getZoom() + 2, MAX_ZOOM) })
  }

  const drawPoints = () => {
    if (!map.isSourceLoaded(POINTS)) return
    const wanted = new Map<string, () => Marker>()
    for (const { geometry, properties } of map.querySourceFeatures(POINTS)) {
      if (geometry.type !== 'Point') continue
      const at = geometry.coordinates as [number, number]
      const { cluster_id: clusterId, point_count: count } = properties
      if (clusterId === undefined) {
        const { id } = properties as { id: string }
        const point = shown.get(id)
        if (!point) continue
        wanted.set(`p${id}`, () => markerOf(point))
        continue
      }
      wanted.set(`c${clusterId}|${count}`, () => {
        const element = clusterButton(count, words.cluster(count), () => void comeApart(clusterId, at))
        return new Marker({ element }).setLngLat(at)
      })
    }
    const chosen = selected === null ? undefined : shown.get(selected)
    // the chosen point is shown outside its cluster
    if (chosen) wanted.set(`p${chosen.id}`, () => markerOf(chosen))
    renew(markers, wanted)
    mark()
  }

  const drawNames = () => {
    const { clientWidth: width, clientHeight: height } = container
    const fitting = townsThatFit(towns, (longitude, latitude) => map.project([longitude, latitude]), { width, height })
    renew(
      names,
      new Map(
        fitting.map(({ name, at }) => [
          `${name}${at[0]}`,
          () => {
            const element = document.createElement('span')
            element.className = css.town ?? ''
            element.textContent = name
            element.ariaHidden = 'true'
            return new Marker({ element }).setLngLat([...at])
          },
        ]),
      ),
    )
  }

  try {
    await untilLoaded(map)
  } catch (error) {
    map.remove()
    throw error
  }
  // tiles are added last: a slow or silent tile server does not affect other layers of the map
  if (tiles) addTiles(map, tiles, colors, POINTS)
  // tiles that are being replaced raise `sourcedata` too: `idle` draws the final state
  for (const moment of ['sourcedata', 'idle'] as const) map.on(moment, drawPoints)
  map.on('moveend', () => {
    drawPoints()
    drawNames()
  })
  drawNames()
  if (onShift) map.on('move', onShift)
  if (onPress) {
    map.doubleClickZoom.disable()
    map.on('click', ({ lngLat: { lat: latitude, lng: longitude } }) => onPress({ latitude, longitude }))
  }
  let isOwnMove = false
  /** An immediate move by the shop, which must not be reported as the person's. */
  const jump = (move: () => void) => {
    isOwnMove = true
    move()
    isOwnMove = false
  }
  const emitView = (isByHand: boolean) => {
    const { lat: latitude, lng: longitude } = map.getCenter().wrap()
    const [[west, south], [east, north]] = map.getBounds().toArray() as [[number, number], [number, number]]
    onView?.({
      centre: { latitude, longitude },
      zoom: map.getZoom(),
      bounds: wrappedBounds({ south, west, north, east }),
      isByHand,
    })
  }
  map.on('moveend', () => {
    const { lat: latitude, lng: longitude } = map.getCenter()
    if (!isOwnMove) onMove?.({ latitude, longitude })
    emitView(!isOwnMove)
  })
  if (start) emitView(false)

  return {
    isBundled: true,
    hasStreets: tiles !== null,
    toScreen: ({ latitude, longitude }) => map.project([longitudeNear(longitude, map.getCenter().lng), latitude]),
    toGround({ x, y }) {
      const { lat: latitude, lng: longitude } = map.unproject([x, y])
      return { latitude, longitude }
    },
    fit(places) {
      const [first] = places
      if (!first) return
      jump(() => map.fitBounds(boundsOf(places), { padding: PADDING, maxZoom: FITTING_ZOOM, animate: false }))
    },
    centre: ({ latitude, longitude }, zoom) => jump(() => map.jumpTo({ center: [longitude, latitude], zoom })),
    reportView: () => emitView(true),
    reveal({ latitude, longitude }) {
      const at: [number, number] = [longitude, latitude]
      const { x, y } = map.project(at)
      const { clientWidth: width, clientHeight: height } = container
      if (x > 0 && x < width && y > 0 && y < height * FREE_PART) return
      jump(() => map.easeTo({ center: at, offset: [0, -height / 4], animate: false }))
    },
    show(points, isStill = false) {
      shown = new Map(points.map((point) => [point.id, point]))
      void map.getSource<GeoJSONSource>(POINTS)?.setData(toFeatures(points))
      const inSight = pointsInSight(here, points)
      const [first] = inSight
      if (!first || isStill) return
      if (inSight.length === 1) {
        jump(() => map.jumpTo({ center: [first.coords.longitude, first.coords.latitude], zoom: ONE_POINT_ZOOM }))
        return
      }
      jump(() =>
        map.fitBounds(boundsOf(inSight.map(({ coords }) => coords)), {
          padding: PADDING,
          maxZoom: FITTING_ZOOM,
          animate: false,
        }),
      )
    },
    select(id) {
      selected = id
      drawPoints()
    },
    close: () => map.remove(),
  }
}
