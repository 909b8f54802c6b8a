import type { MapBounds } from './map-bounds.ts'
import type { MapPoint } from './map-point.ts'
import type { MapTiles } from './map-tiles-context.ts'

/** The visible part of the map. */
export interface MapView {
  readonly centre: MapPoint['coords']
  readonly zoom: number
  /** `west` is beyond `east` across the 180th meridian. */
  readonly bounds: MapBounds
  /** Moved by the person, not by `show` or `centre`. */
  readonly isByHand: boolean
}

export interface MapWords {
  /** Accessible name of the map. */
  readonly title: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly metres: string
  readonly kilometres: string
  /** Accessible name of a cluster. */
  readonly cluster: (count: number) => string
}

export interface MapOptions {
  readonly words: MapWords
  /** Position of the person. */
  readonly here: MapPoint | null
  readonly onSelect?: (id: string) => void
  /** Called with the centre of the map after every move of the person. */
  readonly onMove?: (coords: MapPoint['coords']) => void
  /** Called with the visible part initially and after every move. */
  readonly onView?: (view: MapView) => void
  /** Called after every frame in which the map has moved, for overlays. */
  readonly onShift?: () => void
  /** A press on the map; disables zooming by a double press. */
  readonly onPress?: (coords: MapPoint['coords']) => void
  /** The shop's key of Yandex Maps; without it the bundled map is drawn. */
  readonly yandexKey?: string | undefined
  /** Vector tiles with streets for the bundled map; null = it has none. */
  readonly tiles?: MapTiles | null
  /** Initial view; absent = the whole country. */
  readonly start?: Pick<MapView, 'centre' | 'zoom'> | null
}

/** Position on the screen, px from the left and from the top. */
export interface ScreenPlace {
  readonly x: number
  readonly y: number
}

/** An open map of any provider. */
export interface OpenMap {
  /** The map is drawn from the bundled file: its attribution is shown next to it. */
  readonly isBundled: boolean
  /** The map shows streets. */
  readonly hasStreets: boolean
  /** Position of a place, px from the left and the top of the map. */
  toScreen(coords: MapPoint['coords']): ScreenPlace
  toGround(place: ScreenPlace): MapPoint['coords']
  /** Shows all of these places with padding; an empty list has no effect. */
  fit(places: readonly MapPoint['coords'][]): void
  /** Moves the centre of the map. */
  centre(coords: MapPoint['coords'], zoom: number): void
  /** @param isStill the map does not move to the points */
  show(points: readonly MapPoint[], isStill?: boolean): void
  select(id: string | null): void
  /** Moves the map only when the place is out of the viewport or may be covered by a card. */
  reveal(coords: MapPoint['coords']): void
  /** Reports the visible part again, as after a move by the person. */
  reportView(): void
  close(): void
}
