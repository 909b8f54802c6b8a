export interface ImageSize {
  readonly width: number
  readonly height: number
}

const square = (side: number): ImageSize => ({ width: side, height: side })

/** Sizes of products, icons and portraits; smallest first. */
const SQUARES: readonly ImageSize[] = [64, 96, 128, 160, 200, 240, 320, 400, 480, 960].map(square)
/** Sizes of landscapes, 8 : 5; smallest first. */
const LANDSCAPES: readonly ImageSize[] = [
  { width: 416, height: 260 },
  { width: 640, height: 400 },
  { width: 832, height: 520 },
  { width: 1280, height: 800 },
]

/** Default size (spec 7.14). */
export const DEFAULT_IMAGE_SIZE: ImageSize = square(400)
/** The default size at density 2 (spec 7.14), used by API clients only. */
const DENSE_DEFAULT = square(800)

/**
 * All available sizes. Pages request only these (`fittingSize`) and the server refuses others, so that requests cannot
 * create countless copies of a picture.
 */
export const IMAGE_SIZES: readonly ImageSize[] = [...SQUARES, DENSE_DEFAULT, ...LANDSCAPES]

/** Minimum ratio of width to height of landscapes. */
const LANDSCAPE_RATIO = 1.2

/** The smallest size that fills a frame, or the largest available. */
export function fittingSize({ width, height }: ImageSize): ImageSize {
  const sizes = width > height * LANDSCAPE_RATIO ? LANDSCAPES : SQUARES
  // a landscape is cropped by its frame, so only its width counts
  const side = sizes === LANDSCAPES ? width : Math.max(width, height)
  return sizes.find((size) => size.width >= side) ?? (sizes.at(-1) as ImageSize)
}

export const isImageSize = ({ width, height }: ImageSize): boolean =>
  IMAGE_SIZES.some((size) => size.width === width && size.height === height)
