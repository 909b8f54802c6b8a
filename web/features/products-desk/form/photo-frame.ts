import type { FocusPoint } from '@okolitsa/domain/images/gallery.ts'
import { type Crop, cropOf, MIDDLE } from '@okolitsa/domain/site-pages/block-picture.ts'

export interface PhotoFrame {
  /** Zoom, 1…4. */
  readonly closer: number
  readonly point: FocusPoint
}

export const WHOLE_FRAME: PhotoFrame = { closer: 1, point: MIDDLE }
/** Side of the uploaded picture, px. */
const SIDE = 1_600

const squareOf = (bitmap: ImageBitmap, { closer, point }: PhotoFrame): Crop =>
  cropOf(bitmap, { ratio: 1, closer, point })

/** Draws the crop at a size in pixels. */
export function drawFrame(canvas: HTMLCanvasElement, bitmap: ImageBitmap, frame: PhotoFrame, side: number): void {
  const { left, top, width, height } = squareOf(bitmap, frame)
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return
  // transparent areas would become black in a JPEG
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(bitmap, left, top, width, height, 0, 0, side, side)
}

/** The crop after the photo was moved by parts of the square's side. */
export function movedFrame(bitmap: ImageBitmap, frame: PhotoFrame, by: { x: number; y: number }): PhotoFrame {
  const { left, top, width, height } = squareOf(bitmap, frame)
  // the centre of the visible area: at an edge the stored point may lie beyond it
  const middle = { x: left + width / 2 - by.x * width, y: top + height / 2 - by.y * height }
  const percent = (at: number, whole: number) => Math.min(Math.max((at / whole) * 100, 0), 100)
  return { ...frame, point: { x: percent(middle.x, bitmap.width), y: percent(middle.y, bitmap.height) } }
}

/** Rotates the photo by 90° clockwise; null = the browser failed. */
export async function turnedPhoto(bitmap: ImageBitmap): Promise<ImageBitmap | null> {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.height
  canvas.height = bitmap.width
  const context = canvas.getContext('2d')
  if (!context) return null
  context.translate(canvas.width, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(bitmap, 0, 0)
  return createImageBitmap(canvas)
}

/** The crop as a file; null = the browser failed. */
export function cutPhoto(bitmap: ImageBitmap, frame: PhotoFrame): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  drawFrame(canvas, bitmap, frame, Math.min(SIDE, Math.round(squareOf(bitmap, frame).width)))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
