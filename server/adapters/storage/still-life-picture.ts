import { stillLife } from '@okolitsa/demo/pictures/still-life.ts'
import sharp, { type OverlayOptions } from 'sharp'

/** Side of every drawing and of the arrangement, pixels. */
const SIDE = 340

/** Draws an arrangement; null when the drawing itself is missing. `read` gives a drawing by its key. */
export async function drawStillLife(
  key: string,
  variant: number,
  read: (key: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const layers: OverlayOptions[] = []
  for (const placed of stillLife(key, variant)) {
    const drawing = await read(placed.key)
    if (!drawing) return null
    const side = Math.round(SIDE * placed.scale)
    const picture = sharp(drawing).resize(side, side)
    const left = Math.round((SIDE - side) / 2 + placed.x * SIDE)
    const top = Math.round((SIDE - side) / 2 + placed.y * SIDE)
    // a thing may stand partly beyond the edge only by its transparent margin: cut that off
    const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
    const width = Math.min(side - cut.left, SIDE - Math.max(0, left))
    const height = Math.min(side - cut.top, SIDE - Math.max(0, top))
    const whole = await (placed.isFlipped ? picture.flop() : picture).png().toBuffer()
    const input = await sharp(whole)
      .extract({ ...cut, width, height })
      .png()
      .toBuffer()
    layers.push({ input, left: Math.max(0, left), top: Math.max(0, top) })
  }
  return sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .webp({ quality: 90, effort: 4 })
    .toBuffer()
}
