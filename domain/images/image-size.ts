/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const square = (side: number): ImageSize => ({ width: side, height: side })

/** Goods, signs and faces; smallest first. */
const SQUARES: readonly ImageSize[] = [64, 96, 128, 160, 200, 240, 320, 400, 480, 960].map(square)
/** Landscapes, 8 : 5; smallest first. */
const LANDSCAPES: readonly ImageSize[] = [
  { width: 416, height: 260 },
  { width: 640, height: 400 },
  { width: 832, height: 520 },
  { width: 1280, height: 800 },
]

/** By default (spec 7.14). */
export const DEFAULT_IMAGE_SIZE: ImageSize = square(400)
/** The default size at density 2 (spec 7.14): clients of the API ask for it, pages do not. */
const DENSE_DEFAULT = square(800)

/**
 * Every size pictures are made at. Pages ask for no other (`fittingSize`) and the server makes no other: a stranger
 * could otherwise have one picture made a million times.
 */
export const IMAGE_SIZES: readonly ImageSize[] = [...SQUARES, DENSE_DEFAULT, ...LANDSCAPES]

/** Wider than that a picture is a landscape. */
const LANDSCAPE_RATIO = 1.2

/** The smallest size that fills a frame of this one, or the largest there is. */
export function fittingSize({ width, height }: ImageSize): ImageSize {
  const sizes = width > height * LANDSCAPE_RATIO ? LANDSCAPES : SQUARES
  // a landscape is cut by its frame, so its width alone decides
  const side = sizes === LANDSCAPES ? width : Math.max(width, height)
  return sizes.find((size) => size.width >= side) ?? (sizes.at(-1) as ImageSize)
}

/** Is it one of them? */
export const isImageSize = ({ width, height }: ImageSize): boolean =>
  IMAGE_SIZES.some((size) => size.width === width && size.height === height)
