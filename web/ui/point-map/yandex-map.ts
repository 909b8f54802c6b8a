import { wrappedBounds } from './map-bounds.ts'
import { createClusters, type MapCluster } from './map-clusters.ts'
import { FREE_PART, ONE_POINT_ZOOM, pointsInSight, viewOfAll } from './map-framing.ts'
import { clusterButton, hereMark, pointButton, standing, zoomButtons } from './map-marks.ts'
import type { MapPoint } from './map-point.ts'
import type { MapOptions, OpenMap } from './map-port.ts'
import { fromWorld, toWorld } from './mercator.ts'
import css from './point-map.module.css'
import type { YandexMaps, YandexMarker } from './yandex-script.ts'

/** Difference of zoom levels: Yandex uses a world of 256 px at zoom 0, the port one of 512. */
const ZOOM_SHIFT = 1
const MAX_ZOOM = 18
/** Time without a move after which the map is at rest, ms. */
const REST_MS = 150
/** Part of the visible area by which an arrow key moves the map. */
const STEP = 0.25
const EASE_MS = 250
/** Parts of the visible area beyond the edge where marks are drawn too. */
const MARGIN = 0.5
/** Stacking order of marks. */
const LAYER = { point: 2, cluster: 3, chosen: 4 }

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** No animation under reduced motion. */
const easing = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : EASE_MS)

const lngLat = ({ latitude, longitude }: MapPoint['coords']) => [longitude, latitude] as const

/** Draws Yandex Maps with the shop's points; the logo and the copyright are Yandex's own. */
export function openYandexMap(container: HTMLElement, options: MapOptions, api: YandexMaps): OpenMap {
  const { words, here, onSelect, onMove, onView, onShift, onPress, start } = options
  const canvas = document.createElement('div')
  canvas.className = css.map ?? ''
  canvas.role = 'region'
  canvas.ariaLabel = words.title
  canvas.tabIndex = 0
  container.append(canvas)
  const map = new api.YMap(canvas, {
    location: start
      ? { center: lngLat(start.centre), zoom: start.zoom + ZOOM_SHIFT }
      : { center: [60, 58], zoom: 2 + ZOOM_SHIFT },
    zoomRange: { min: 2, max: MAX_ZOOM + ZOOM_SHIFT },
    behaviors: ['drag', 'pinchZoom', 'scrollZoom', ...(onPress ? [] : ['dblClick'])],
    showScaleInCopyrights: true,
    copyrightsPosition: 'bottom left',
  })
  map.addChild(new api.YMapDefaultSchemeLayer({}))
  map.addChild(new api.YMapDefaultFeaturesLayer({}))

  let shown: readonly MapPoint[] = []
  let clustersAt = createClusters(shown, MAX_ZOOM)
  let selected: string | null = null
  let isByHand = false
  let isActing = false
  let rest: ReturnType<typeof setTimeout> | undefined
  const marks = new Map<string, { readonly marker: YandexMarker; readonly element: HTMLElement }>()

  const zoomOf = () => map.zoom - ZOOM_SHIFT
  const centreOf = (): MapPoint['coords'] => ({ latitude: map.center[1], longitude: map.center[0] })
  const seenOf = () => {
    const [first, second] = map.bounds
    const [west, south, north] = [first[0], Math.min(first[1], second[1]), Math.max(first[1], second[1])]
    return { west, south, north, east: second[0] < west ? second[0] + 360 : second[0] }
  }
  /** Position on the screen: 0…1 from the left and from the top. */
  const onScreen = (coords: MapPoint['coords']) => {
    const { west, south, north, east } = seenOf()
    const topLeft = toWorld({ latitude: north, longitude: west })
    const bottomRight = toWorld({ latitude: south, longitude: east })
    const longitude = coords.longitude < west ? coords.longitude + 360 : coords.longitude
    // a place just beyond the left edge, not a turn around the world away
    const place = toWorld({ ...coords, longitude: longitude - east > 180 ? longitude - 360 : longitude })
    const [width, height] = [bottomRight.x - topLeft.x, bottomRight.y - topLeft.y]
    return { x: (place.x - topLeft.x) / width, y: (place.y - topLeft.y) / height, width, height }
  }

  const stand = (element: HTMLElement, coords: MapPoint['coords'], foot: 'tip' | 'middle', zIndex: number) => {
    const marker = new api.YMapMarker({ coordinates: lngLat(coords), zIndex }, standing(element, foot))
    map.addChild(marker)
    return { marker, element }
  }
  const standPoint = (point: MapPoint) =>
    stand(
      pointButton(point, () => onSelect?.(point.id)),
      point.coords,
      'tip',
      LAYER.point,
    )
  const standCluster = ({ points, centre }: MapCluster) => {
    const comeApart = () => {
      const view = viewOfAll(points, sizeOf(), MAX_ZOOM)
      go(view.centre, Math.min(MAX_ZOOM, Math.max(view.zoom, zoomOf() + 1)), easing())
    }
    const element = clusterButton(points.length, words.cluster(points.length), comeApart)
    return stand(element, centre, 'middle', LAYER.cluster)
  }

  const draw = () => {
    const wanted = new Map<string, () => { readonly marker: YandexMarker; readonly element: HTMLElement }>()
    for (const cluster of clustersAt(zoomOf())) {
      const { x, y } = onScreen(cluster.centre)
      if (x < -MARGIN || x > 1 + MARGIN || y < -MARGIN || y > 1 + MARGIN) continue
      const [first, ...others] = cluster.points
      if (others.length === 0) wanted.set(`p${first.id}`, () => standPoint(first))
      else wanted.set(`c${cluster.points.map(({ id }) => id).join()}`, () => standCluster(cluster))
    }
    const chosen = shown.find(({ id }) => id === selected)
    // the chosen point is shown outside its cluster
    if (chosen) wanted.set(`p${chosen.id}`, () => standPoint(chosen))
    for (const [key, { marker }] of marks) {
      if (wanted.has(key)) continue
      map.removeChild(marker)
      marks.delete(key)
    }
    for (const [key, make] of wanted) if (!marks.has(key)) marks.set(key, make())
    for (const [key, { marker, element }] of marks) {
      const isChosen = key === `p${selected}`
      element.classList.toggle(css.selected ?? '', isChosen)
      if (key.startsWith('p')) marker.update({ zIndex: isChosen ? LAYER.chosen : LAYER.point })
    }
  }

  const emitView = (byHand: boolean) =>
    onView?.({ centre: centreOf(), zoom: zoomOf(), bounds: wrappedBounds(seenOf()), isByHand: byHand })
  const settle = () => {
    if (isActing) return
    const wasByHand = isByHand
    isByHand = false
    draw()
    if (wasByHand) onMove?.(centreOf())
    emitView(wasByHand)
  }
  const settleSoon = () => {
    clearTimeout(rest)
    rest = setTimeout(settle, REST_MS)
  }
  const sizeOf = () => ({ width: container.clientWidth, height: container.clientHeight })
  const move = (centre: MapPoint['coords'], zoom: number, duration: number) => {
    map.setLocation({ center: lngLat(centre), zoom: zoom + ZOOM_SHIFT, duration })
    settleSoon()
  }
  /** Moves the map for the person. */
  const go = (centre: MapPoint['coords'], zoom: number, duration: number) => {
    isByHand = true
    move(centre, zoom, duration)
  }
  /** Moves the map for the shop. */
  const jump = (centre: MapPoint['coords'], zoom: number) => {
    isByHand = false
    move(centre, zoom, 0)
  }
  const zoomBy = (step: number) => go(centreOf(), Math.max(1, Math.min(MAX_ZOOM, zoomOf() + step)), easing())

  map.addChild(
    new api.YMapListener({
      layer: 'any',
      onUpdate() {
        onShift?.()
        settleSoon()
      },
      onClick: (_, { coordinates: [longitude, latitude] }) => onPress?.({ latitude, longitude }),
      onActionStart() {
        isActing = true
        isByHand = true
      },
      onActionEnd() {
        isActing = false
        settleSoon()
      },
    }),
  )
  container.append(zoomButtons(words, zoomBy))
  canvas.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else if (step) {
      const { width, height } = onScreen(centreOf())
      const { x, y } = toWorld(centreOf())
      go(fromWorld({ x: x + step[0] * width, y: y + step[1] * height }), zoomOf(), 0)
    } else return
    event.preventDefault()
  })
  if (here) stand(hereMark(here), here.coords, 'middle', LAYER.point)
  if (start) emitView(false)

  return {
    isBundled: false,
    hasStreets: true,
    toScreen(coords) {
      const { x, y } = onScreen(coords)
      const { width, height } = sizeOf()
      return { x: x * width, y: y * height }
    },
    toGround({ x, y }) {
      const { west, south, north, east } = seenOf()
      const [topLeft, bottomRight] = [
        toWorld({ latitude: north, longitude: west }),
        toWorld({ latitude: south, longitude: east }),
      ]
      const { width, height } = sizeOf()
      return fromWorld({
        x: topLeft.x + (x / width) * (bottomRight.x - topLeft.x),
        y: topLeft.y + (y / height) * (bottomRight.y - topLeft.y),
      })
    },
    fit(places) {
      if (places.length === 0) return
      const { centre, zoom } = viewOfAll(
        places.map((coords) => ({ id: '', label: '', coords })),
        sizeOf(),
      )
      jump(centre, zoom)
    },
    centre: jump,
    reportView() {
      isByHand = true
      settleSoon()
    },
    reveal(coords) {
      const { x, y, height } = onScreen(coords)
      if (x > 0 && x < 1 && y > 0 && y < FREE_PART) return
      const place = toWorld(coords)
      jump(fromWorld({ x: place.x, y: place.y + height / 4 }), zoomOf())
    },
    show(points, isStill = false) {
      shown = points
      clustersAt = createClusters(points, MAX_ZOOM)
      draw()
      const inSight = pointsInSight(here, points)
      const [first] = inSight
      if (!first || isStill) return
      if (inSight.length === 1) return jump(first.coords, ONE_POINT_ZOOM)
      const { centre, zoom } = viewOfAll(inSight, sizeOf())
      jump(centre, zoom)
    },
    select(id) {
      selected = id
      draw()
    },
    close() {
      clearTimeout(rest)
      map.destroy()
      container.replaceChildren()
    },
  }
}
