import type { FocusPoint } from '../images/gallery.ts'

/** A picture of a block: its source key, and the focus point of its frame; by default the centre. */
export type BlockPicture = string | { readonly source: string; readonly focus: FocusPoint }

export const MIDDLE: FocusPoint = { x: 50, y: 50 }

export const pictureSource = (picture: BlockPicture): string => (typeof picture === 'string' ? picture : picture.source)

/** The focus point; null = not set. */
export const pictureFocus = (picture: BlockPicture): FocusPoint | null =>
  typeof picture === 'string' ? null : picture.focus

/** Sets a focus point; the centre is omitted. */
export const focusedPicture = (source: string, focus: FocusPoint): BlockPicture =>
  focus.x === MIDDLE.x && focus.y === MIDDLE.y ? source : { source, focus }

/** Reads a picture from a property; null = not a picture. */
export function readPicture(value: unknown): BlockPicture | null {
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value !== 'object' || value === null || !('source' in value) || typeof value.source !== 'string')
    return null
  const focus = 'focus' in value ? (value.focus as Partial<FocusPoint> | null) : null
  return focusedPicture(value.source, { x: focus?.x ?? MIDDLE.x, y: focus?.y ?? MIDDLE.y })
}

export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The largest part of the shape, divided by the zoom, centred as closely on the focus point as the edges allow. @param
 * ratio width to height; null = that of the picture
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
