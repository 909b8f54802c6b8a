import type { MapBounds } from './map-bounds.ts'
import type { MapPoint } from './map-point.ts'
import type { MapTiles } from './map-tiles-context.ts'

/** What is seen of the map. */
export interface MapView {
  readonly centre: MapPoint['coords']
  readonly zoom: number
  /** `west` is beyond `east` across the 180th meridian. */
  readonly bounds: MapBounds
  /** Moved by the person, not by `show` or `centre`. */
  readonly isByHand: boolean
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
  /** The middle of the map after every move of the person. */
  readonly onMove?: (coords: MapPoint['coords']) => void
  /** What is seen, at the beginning and after every move. */
  readonly onView?: (view: MapView) => void
  /** After every frame in which the map has moved: whatever lies over it moves along. */
  readonly onShift?: () => void
  /** A press on the map itself; then a double press does not bring it nearer. */
  readonly onPress?: (coords: MapPoint['coords']) => void
  /** The shop's key of Yandex Maps; without it the bundled map is drawn. */
  readonly yandexKey?: string | undefined
  /** Vector tiles with streets for the bundled map; null = it has none. */
  readonly tiles?: MapTiles | null
  /** Initial view; absent = the whole country. */
  readonly start?: Pick<MapView, 'centre' | 'zoom'> | null
}

/** Px from the left and from the top. */
export interface ScreenPlace {
  readonly x: number
  readonly y: number
}

/** An open map of any provider. */
export interface OpenMap {
  /** The map is drawn from the bundled file: its sources are named beside it. */
  readonly isBundled: boolean
  /** The map shows streets. */
  readonly hasStreets: boolean
  /** Where a place of the ground lies, px from the left and the top of the map. */
  toScreen(coords: MapPoint['coords']): ScreenPlace
  toGround(place: ScreenPlace): MapPoint['coords']
  /** Shows all of these places, with air round them; none = nothing happens. */
  fit(places: readonly MapPoint['coords'][]): void
  /** Moves the middle of the map. */
  centre(coords: MapPoint['coords'], zoom: number): void
  /** @param isStill the map stays where it is instead of moving to the points */
  show(points: readonly MapPoint[], isStill?: boolean): void
  select(id: string | null): void
  /** Moves the map only when the place is out of sight, or where a card may lie over it. */
  reveal(coords: MapPoint['coords']): void
  /** Says again what is seen, as if the person had moved it. */
  tell(): void
  close(): void
}
