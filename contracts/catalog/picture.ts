import { z } from 'zod'

/** The point of a photo that stays visible in every frame, per cent from the left and from the top. */
const percent = z.number().int().min(0).max(100)
export const focusSchema = z.object({ x: percent, y: percent })
export type Focus = z.output<typeof focusSchema>

export const pictureSchema = z.object({
  url: z.string(),
  /** Alternative text; empty = the title suffices. */
  alt: z.string(),
  /** Focal point that a photo's frame is centred on; null = a drawing, which is never cropped. */
  focus: focusSchema.nullable(),
})
export type GalleryPicture = z.output<typeof pictureSchema>
