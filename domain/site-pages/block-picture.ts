import type { FocusPoint } from '../images/gallery.ts'

/** A picture of a block: its source key, and around which point it fills its frame; the middle unless told. */
export type BlockPicture = string | { readonly source: string; readonly focus: FocusPoint }

/** The middle of a picture. */
export const MIDDLE: FocusPoint = { x: 50, y: 50 }

/** Source key of a picture of a block. */
export const pictureSource = (picture: BlockPicture): string => (typeof picture === 'string' ? picture : picture.source)

/** What must be seen of it; null = nothing was said. */
export const pictureFocus = (picture: BlockPicture): FocusPoint | null =>
  typeof picture === 'string' ? null : picture.focus

/** The picture with that point; the middle needs no saying. */
export const focusedPicture = (source: string, focus: FocusPoint): BlockPicture =>
  focus.x === MIDDLE.x && focus.y === MIDDLE.y ? source : { source, focus }

/** What a property holds when it is a picture; null = it is none. */
export function readPicture(value: unknown): BlockPicture | null {
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value !== 'object' || value === null || !('source' in value) || typeof value.source !== 'string')
    return null
  const focus = 'focus' in value ? (value.focus as Partial<FocusPoint> | null) : null
  return focusedPicture(value.source, { x: focus?.x ?? MIDDLE.x, y: focus?.y ?? MIDDLE.y })
}

/** Part of a picture in pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The largest part of that shape, made smaller as many times as told, with the point as near its middle as the edges
 * let it be.
 * @param ratio width to height; null = that of the picture
 */
export function cropOf(
  size: { readonly width: number; readonly height: number },
  { ratio, closer, point }: { readonly ratio: number | null; readonly closer: number; readonly point: FocusPoint },
): Crop {
  const shape = ratio ?? size.width / size.height
  const isWide = size.width / size.height > shape
  const width = Math.max(1, Math.round((isWide ? size.height * shape : size.width) / closer))
  const height = Math.max(1, Math.round((isWide ? size.height : size.width / shape) / closer))
  const within = (middle: number, part: number, whole: number) =>
    Math.min(Math.max(Math.round(middle - part / 2), 0), whole - part)
  return {
    left: within((size.width * point.x) / 100, width, size.width),
    top: within((size.height * point.y) / 100, height, size.height),
    width,
    height,
  }
}
