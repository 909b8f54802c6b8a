/** A photo people send in may have so many pixels: undone, each takes four bytes of memory. */
export const MAX_PHOTO_PIXELS = 25_000_000
/** The longer side a photo is kept at, pixels. */
export const LONGEST_PHOTO_SIDE = 2_000
/** On a photo with a shorter side nothing is seen, pixels. */
const SHORTEST_PHOTO_SIDE = 100

/** True for a photo on which nothing is seen once it is kept: a dot, or a strip. */
export function isPhotoTooSmall({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const shrunk = Math.min(1, LONGEST_PHOTO_SIDE / Math.max(width, height))
  return Math.round(Math.min(width, height) * shrunk) < SHORTEST_PHOTO_SIDE
}
