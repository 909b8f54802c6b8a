import { createContext } from 'react'

/** Vector tiles with streets, in the schema of OpenMapTiles. */
export interface MapTiles {
  /** Template of tile URLs, with `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Attribution of the tiles' source. */
  readonly attribution: string
}

/** Tiles from the shop's settings; null = the map has no streets. */
export const MapTilesContext = createContext<MapTiles | null>(null)
