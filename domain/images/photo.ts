/** A photo people send in may have so many pixels: undone, each takes four bytes of memory. */
export const MOST_PHOTO_PIXELS = 25_000_000
