import { createContext } from 'react'

/** Vector tiles with streets, in the schema of OpenMapTiles. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Whose they are. */
  readonly attribution: string
}

/** Tiles of the shop, by its settings; null = its map has no streets. */
export const MapTilesContext = createContext<MapTiles | null>(null)
