import type { ImageSize } from '@okolitsa/domain/images/image-size.ts'
import { isPhotoTooSmall, LONGEST_PHOTO_SIDE, MAX_PHOTO_PIXELS } from '@okolitsa/domain/images/photo.ts'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Layer, Original } from './ports.ts'
import { DRAWING_SIDE, PICTURE_FRAME } from './preview/preview-frame.ts'

/** Formats sent to browsers. */
export type PictureFormat = 'webp' | 'avif'

/** Target size and format of a picture. */
interface Look {
  readonly size: ImageSize
  /** True = drawn on an opaque background. */
  readonly isMerged: boolean
  readonly format: PictureFormat
}

export type DrawingTask =
  | ({ readonly kind: 'resize'; readonly original: Original } & Look)
  | { readonly kind: 'redraw'; readonly photo: Uint8Array }
  /** `svg` contains the preview without the picture; null = no picture. */
  | { readonly kind: 'preview'; readonly svg: string; readonly original: Original | null }
  /** Side of the square icon, pixels. */
  | { readonly kind: 'icon'; readonly svg: string; readonly side: number }

/** Reason of a failure caused by the file. */
export type DrawingFailure = 'unreadable' | 'tooManyPixels' | 'tooSmall'

/** A photo with too few pixels to be recognizable. */
class TooSmall extends Error {}

/**
 * Quality by format and kind. Drawings have large even areas and need a lower quality than photographs; AVIF looks
 * equal at a lower number.
 */
const QUALITY = { webp: { photo: 82, drawing: 76 }, avif: { photo: 55, drawing: 50 } } as const
const KEPT_QUALITY = 80
/** Maximum seconds for drawing one picture. */
const TIME_LIMIT_S = 8
/** Side of every drawing and of an arrangement, pixels. */
const ARRANGEMENT_SIDE = 340
const OPAQUE_BACKDROP = '#FCFAF5'
/** Formats of cameras and browsers. SVG is refused, because it may contain scripts. */
const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif'])

// each process uses one core, and several processes run in parallel
sharp.concurrency(1)
// a file is never drawn twice in a row
sharp.cache(false)

/** Draws a picture; called in a separate process. */
export function draw(task: DrawingTask): Promise<Buffer> {
  if (task.kind === 'preview') return drawPreview(task.svg, task.original)
  if (task.kind === 'icon') return drawIcon(task.svg, task.side)
  return task.kind === 'resize' ? resize(task.original, task) : redraw(task.photo)
}

/** Converts an error caused by the file into its reason. */
export function failureOf(error: unknown): DrawingFailure {
  if (error instanceof TooSmall) return 'tooSmall'
  return error instanceof Error && /pixel limit/i.test(error.message) ? 'tooManyPixels' : 'unreadable'
}

/**
 * Resizes a picture. A transparent picture is fitted into the frame. A photograph covers the frame and keeps its
 * salient part, since the page crops it around its focus point.
 */
async function resize(original: Original, { size, isMerged, format: wanted }: Look): Promise<Buffer> {
  const file = original instanceof Uint8Array ? original : await arrange(original)
  // enough pixels for an SVG drawing at the largest size without upscaling
  const picture = sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS, density: 144 })
  const { hasAlpha, format } = await picture.metadata()
  const fit = format === 'svg' ? 'cover' : hasAlpha ? 'inside' : 'outside'
  const resized = picture.rotate().resize({ ...size, fit, withoutEnlargement: format !== 'svg' })
  const quality = QUALITY[wanted][format === 'svg' ? 'drawing' : 'photo']
  return written(isMerged ? resized.flatten({ background: OPAQUE_BACKDROP }) : resized, wanted, quality)
}

function written(picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
  const packed =
    format === 'webp'
      ? picture.webp({ quality, effort: 4 })
      : picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
  return packed.timeout({ seconds: TIME_LIMIT_S }).toBuffer()
}

/** Overlays drawings. Only the transparent margin of a drawing may exceed the edge, where it is cropped. */
async function arrange(layers: readonly Layer[]): Promise<Buffer> {
  const overlays: OverlayOptions[] = []
  for (const { drawing, scale, x, y, isFlipped } of layers) {
    const side = Math.round(ARRANGEMENT_SIDE * scale)
    const picture = sharp(drawing, { limitInputPixels: MAX_PHOTO_PIXELS }).resize(side, side)
    const left = Math.round((ARRANGEMENT_SIDE - side) / 2 + x * ARRANGEMENT_SIDE)
    const top = Math.round((ARRANGEMENT_SIDE - side) / 2 + y * ARRANGEMENT_SIDE)
    const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
    const width = Math.min(side - cut.left, ARRANGEMENT_SIDE - Math.max(0, left))
    const height = Math.min(side - cut.top, ARRANGEMENT_SIDE - Math.max(0, top))
    const whole = await (isFlipped ? picture.flop() : picture).ensureAlpha().raw().toBuffer()
    const raw = { width: side, height: side, channels: 4 } as const
    const input = await sharp(whole, { raw })
      .extract({ ...cut, width, height })
      .png({ compressionLevel: 0 })
      .toBuffer()
    overlays.push({ input, left: Math.max(0, left), top: Math.max(0, top) })
  }
  return sharp({
    create: {
      width: ARRANGEMENT_SIDE,
      height: ARRANGEMENT_SIDE,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(overlays)
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Re-encodes a photo for storage: rotated by its orientation, without metadata (place and time). */
async function redraw(photo: Uint8Array): Promise<Buffer> {
  const picture = sharp(photo, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
  const { format, width, height } = await picture.metadata()
  if (!PHOTO_FORMATS.has(format)) throw new TypeError(`not a photo: ${format}`)
  if (isPhotoTooSmall({ width, height })) throw new TooSmall()
  const kept = picture
    .rotate()
    .resize({ width: LONGEST_PHOTO_SIDE, height: LONGEST_PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
  return written(kept, 'webp', KEPT_QUALITY)
}

/** Draws an icon at a higher resolution, for smooth edges on large screens. */
const drawIcon = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(side, side)
    .png({ palette: true })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer()

/**
 * Draws a preview: texts as paths, and the picture in its frame, which a photo fills and a drawing leaves partly in the
 * background colour.
 */
async function drawPreview(svg: string, original: Original | null): Promise<Buffer> {
  const overlay = original === null ? [] : [await framed(original)]
  return sharp(Buffer.from(svg))
    .composite(overlay)
    .flatten({ background: OPAQUE_BACKDROP })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer()
}

async function framed(original: Original): Promise<OverlayOptions> {
  const { left, top, side, radius } = PICTURE_FRAME
  const file = original instanceof Uint8Array ? original : await arrange(original)
  const picture = sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS, density: 144 })
  const { hasAlpha, format } = await picture.metadata()
  if (hasAlpha && format !== 'svg') {
    const input = await picture.rotate().resize(DRAWING_SIDE, DRAWING_SIDE, { fit: 'inside' }).png().toBuffer()
    const { width, height } = await sharp(input).metadata()
    return { input, left: left + Math.round((side - width) / 2), top: top + Math.round((side - height) / 2) }
  }
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${radius}"/></svg>`
  const input = await picture
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left, top }
}
