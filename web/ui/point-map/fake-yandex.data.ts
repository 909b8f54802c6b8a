import type { YandexMaps } from './yandex-script.ts'

type LngLat = readonly [number, number]
type Listener = ConstructorParameters<YandexMaps['YMapListener']>[0]

/** The part of an element that a map uses. */
export class FakeElement extends EventTarget {
  className = ''
  title = ''
  ariaLabel = ''
  role = ''
  tabIndex = 0
  textContent = ''
  src = ''
  async = false
  clientWidth = 800
  clientHeight = 600
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  readonly dataset = {}
  readonly style = { setProperty: () => undefined }
  children: FakeElement[] = []
  readonly classes = new Set<string>()
  readonly classList = {
    toggle: (name: string, isOn: boolean) => void (isOn ? this.classes.add(name) : this.classes.delete(name)),
  }

  append(...elements: FakeElement[]) {
    this.children.push(...elements)
  }

  appendChild(element: FakeElement): FakeElement {
    this.children.push(element)
    return element
  }

  replaceChildren() {
    this.children = []
  }

  click() {
    this.dispatchEvent(new Event('click'))
  }

  press(key: string) {
    this.dispatchEvent(Object.assign(new Event('keydown'), { key }))
  }
}

class FakeMarker {
  readonly coordinates: LngLat
  readonly element: FakeElement
  zIndex: number
  constructor({ coordinates, zIndex }: { coordinates: LngLat; zIndex: number }, holder: unknown) {
    this.coordinates = coordinates
    this.zIndex = zIndex
    const [element] = (holder as FakeElement).children
    if (!element) throw new Error('a mark without an element')
    this.element = element
  }

  update({ zIndex }: { zIndex: number }) {
    this.zIndex = zIndex
  }
}

class FakeListener {
  readonly listener: Listener
  constructor(listener: Listener) {
    this.listener = listener
  }
}

/** A fake of Yandex Maps: centre, zoom and markers. */
export class FakeMap {
  static last: FakeMap
  center: LngLat
  zoom: number
  /** Duration of the last move. */
  duration = 0
  isDestroyed = false
  readonly canvas: FakeElement
  readonly children = new Set<object>()
  constructor(canvas: unknown, { location }: { location: { center: LngLat; zoom: number } }) {
    this.canvas = canvas as FakeElement
    this.center = location.center
    this.zoom = location.zoom
    FakeMap.last = this
  }

  /** A flat world: accurate enough for small views. */
  get bounds(): [LngLat, LngLat] {
    const degrees = 360 / (256 * 2 ** this.zoom)
    const [x, y] = this.center
    return [
      [x - 400 * degrees, y + 170 * degrees],
      [x + 400 * degrees, y - 170 * degrees],
    ]
  }

  get marks(): FakeMarker[] {
    return [...this.children].filter((child) => child instanceof FakeMarker)
  }

  mark(label: string): FakeMarker {
    const found = this.marks.find(({ element }) => element.ariaLabel === label)
    if (!found) throw new Error(`no mark ${label}`)
    return found
  }

  addChild(child: object) {
    this.children.add(child)
  }

  removeChild(child: object) {
    this.children.delete(child)
  }

  setLocation({ center, zoom, duration = 0 }: { center: LngLat; zoom: number; duration?: number }) {
    this.duration = duration
    this.center = center
    this.zoom = zoom
    for (const child of this.children) if (child instanceof FakeListener) child.listener.onUpdate()
  }

  /** Simulates a drag by the person. */
  drag(center: LngLat) {
    const listeners = [...this.children].filter((child) => child instanceof FakeListener)
    for (const { listener } of listeners) listener.onActionStart()
    this.setLocation({ center, zoom: this.zoom })
    for (const { listener } of listeners) listener.onActionEnd()
  }

  destroy() {
    this.isDestroyed = true
  }
}

class FakeLayer {}

export const fakeYandex = {
  ready: Promise.resolve(),
  YMap: FakeMap,
  YMapMarker: FakeMarker,
  YMapListener: FakeListener,
  YMapDefaultSchemeLayer: FakeLayer,
  YMapDefaultFeaturesLayer: FakeLayer,
} as unknown as YandexMaps
