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
import { mapColors } from './map-colors.ts'
import css from './point-map.module.css'
import { type Town, townsThatFit } from './town-labels.ts'

/** A point on the map; what it is belongs to the caller. */
export interface MapPoint {
  readonly id: string
  /** Spoken name and tooltip. */
  readonly label: string
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

export interface MapWords {
  /** Spoken name of the map. */
  readonly title: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly metres: string
  readonly kilometres: string
  /** Spoken name of points that lie too near to each other. */
  readonly cluster: (count: number) => string
}

export interface MapOptions {
  readonly words: MapWords
  /** Where the person is. */
  readonly here: MapPoint | null
  readonly onSelect?: (id: string) => void
  /** The middle of the map after every move. */
  readonly onMove?: (coords: MapPoint['coords']) => void
}

export interface OpenMap {
  /** Moves the middle of the map. */
  centre(coords: MapPoint['coords'], zoom: number): void
  show(points: readonly MapPoint[]): void
  select(id: string | null): void
  close(): void
}

/** GeoJSON as the renderer types it. */
type Shapes = Exclude<Parameters<GeoJSONSource['setData']>[0], string>

interface BaseMap {
  readonly shapes: Shapes
  readonly towns: readonly Town[]
}

/** Nearer than this the base map has nothing more to show. */
const MAX_ZOOM = 15
const ONE_POINT_ZOOM = 11
/** Points nearer to each other than this become one, px. */
const CLUSTER_RADIUS = 44
const PADDING = 56
/** Beside the person the map begins with so many points, the first of the list. */
const MOST_IN_SIGHT = 12
const POINTS = 'points'

let baseMap: Promise<BaseMap> | null = null
/** The base map is read once for the tab. */
function readBaseMap(): Promise<BaseMap> {
  baseMap ??= fetch(baseMapUrl)
    .then((answer): Promise<BaseMap> => answer.json())
    .catch((error: unknown) => {
      baseMap = null
      throw error
    })
  return baseMap
}

/** False where the map cannot be drawn; it is known before anything is loaded. */
export const canDrawMap = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

const toFeatures = (points: readonly MapPoint[]): Shapes => ({
  type: 'FeatureCollection',
  features: points.map(({ id, label, coords }) => ({
    type: 'Feature',
    properties: { id, label },
    geometry: { type: 'Point', coordinates: [coords.longitude, coords.latitude] },
  })),
})

function button(className: string | undefined, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className ?? ''
  element.ariaLabel = label
  element.title = label
  // the list beside the map is the way of the keyboard: a hundred stops would bar it
  element.tabIndex = -1
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return element
}

/**
 * Draws our own base map with points on it: clusters come apart on a press, names of towns give way to each other.
 * Rejects when the base map cannot be read; throws where there is no WebGL.
 */
export async function openMap(container: HTMLElement, { words, here, onSelect, onMove }: MapOptions): Promise<OpenMap> {
  const { shapes, towns } = await readBaseMap()
  const colors = mapColors(container)
  setWorkerUrl(workerUrl)
  const map = new MapCanvas({
    container,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: MAX_ZOOM,
    minZoom: 1.5,
    center: [60, 58],
    zoom: 2,
    locale: {
      'Map.Title': words.title,
      'Marker.Title': words.title,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'ScaleControl.Meters': words.metres,
      'ScaleControl.Kilometers': words.kilometres,
    },
    style: {
      version: 8,
      sources: {
        base: { type: 'geojson', data: shapes, tolerance: 0.2 },
        [POINTS]: {
          type: 'geojson',
          data: toFeatures([]),
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
        // a source without a layer is not cut into tiles; the points themselves are drawn as buttons
        { id: 'points', type: 'circle', source: POINTS, paint: { 'circle-radius': 0, 'circle-opacity': 0 } },
      ],
    },
  })
  map.touchZoomRotate.disableRotation()
  // the base map has no streets: a scale helps to judge distances
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 90 }), 'top-left')
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right')

  if (here) {
    const element = document.createElement('span')
    element.className = css.here ?? ''
    element.title = here.label
    element.role = 'img'
    element.ariaLabel = here.label
    new Marker({ element }).setLngLat([here.coords.longitude, here.coords.latitude]).addTo(map)
  }

  const markers = new Map<string, Marker>()
  const names = new Map<string, Marker>()
  let selected: string | null = null

  /** Adds what is new, takes away what is gone, leaves the rest where it is: a button keeps its press. */
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
        const { id, label } = properties as { id: string; label: string }
        wanted.set(`p${id}`, () =>
          new Marker({ element: button(css.point, label, () => onSelect?.(id)), anchor: 'bottom' }).setLngLat(at),
        )
        continue
      }
      wanted.set(`c${clusterId}|${count}`, () => {
        const element = button(css.cluster, words.cluster(count), () => void comeApart(clusterId, at))
        element.textContent = String(count)
        return new Marker({ element }).setLngLat(at)
      })
    }
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

  await new Promise<void>((resolve) => map.once('load', () => resolve()))
  // tiles that are being replaced raise `sourcedata` too: `idle` draws the final state
  for (const moment of ['sourcedata', 'idle'] as const) map.on(moment, drawPoints)
  map.on('moveend', () => {
    drawPoints()
    drawNames()
  })
  drawNames()
  map.on('moveend', () => {
    const { lat: latitude, lng: longitude } = map.getCenter()
    onMove?.({ latitude, longitude })
  })

  return {
    centre: ({ latitude, longitude }, zoom) => void map.jumpTo({ center: [longitude, latitude], zoom }),
    show(points) {
      void map.getSource<GeoJSONSource>(POINTS)?.setData(toFeatures(points))
      const shown = here && points.length > 0 ? [here, ...points.slice(0, MOST_IN_SIGHT)] : points
      const [first] = shown
      if (!first) return
      if (shown.length === 1) {
        map.jumpTo({ center: [first.coords.longitude, first.coords.latitude], zoom: ONE_POINT_ZOOM })
        return
      }
      const bounds = shown.reduce(
        (all, { coords }) => all.extend([coords.longitude, coords.latitude]),
        new LngLatBounds(),
      )
      map.fitBounds(bounds, { padding: PADDING, maxZoom: 13, animate: false })
    },
    select(id) {
      selected = id
      mark()
    },
    close: () => map.remove(),
  }
}
