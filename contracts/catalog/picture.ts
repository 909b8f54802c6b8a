import { z } from 'zod'

/** What of a photo stays in sight whatever its frame cuts off, per cent from the left and from the top. */
const percent = z.number().int().min(0).max(100)
export const focusSchema = z.object({ x: percent, y: percent })
export type Focus = z.output<typeof focusSchema>

/** A picture of a product or of a farm. */
export const pictureSchema = z.object({
  url: z.string(),
  /** What is seen on it; empty = the title of the product or farm says it. */
  alt: z.string(),
  /** Null = a drawing, shown whole; a photo fills its frame around this point. */
  focus: focusSchema.nullable(),
})
export type GalleryPicture = z.output<typeof pictureSchema>
