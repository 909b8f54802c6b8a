/** A rectangle of the map, degrees; `west` beyond `east` = it crosses the 180th meridian. */
export interface MapBounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Size of a tile of the renderer, px. */
const TILE = 512
const LOWEST = -85
const HIGHEST = 85

const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180
const clamped = (latitude: number): number => Math.min(HIGHEST, Math.max(LOWEST, latitude))

/** Normalizes the renderer's rectangle, whose longitudes continue beyond 180. */
export function wrappedBounds({ south, west, north, east }: MapBounds): MapBounds {
  const isWholeWorld = east - west >= 360
  return {
    south: clamped(south),
    west: isWholeWorld ? -180 : wrapped(west),
    north: clamped(north),
    east: isWholeWorld ? 180 : wrapped(east),
  }
}

/** Estimated bounds of a map of this size, for requests before the map has loaded. */
export function boundsAround(
  centre: { readonly latitude: number; readonly longitude: number },
  zoom: number,
  { width, height }: { readonly width: number; readonly height: number },
): MapBounds {
  const degrees = 360 / (TILE * 2 ** zoom)
  const halfWidth = Math.min(180, (degrees * width) / 2)
  const halfHeight = (degrees * height * Math.cos((centre.latitude * Math.PI) / 180)) / 2
  return wrappedBounds({
    south: centre.latitude - halfHeight,
    west: centre.longitude - halfWidth,
    north: centre.latitude + halfHeight,
    east: centre.longitude + halfWidth,
  })
}
