/** Maximum pixels of an uploaded photo; each pixel takes four bytes of memory when decoded. */
export const MAX_PHOTO_PIXELS = 25_000_000
/** Maximum longer side of a stored photo, pixels. */
export const LONGEST_PHOTO_SIDE = 2_000
/** Minimum shorter side of a stored photo, pixels; smaller photos are unrecognizable. */
const SHORTEST_PHOTO_SIDE = 100

/** True = the stored photo would be too small or too narrow. */
export function isPhotoTooSmall({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const shrunk = Math.min(1, LONGEST_PHOTO_SIDE / Math.max(width, height))
  return Math.round(Math.min(width, height) * shrunk) < SHORTEST_PHOTO_SIDE
}
