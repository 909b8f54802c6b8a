import { z } from 'zod'

/** The seller on the card of a cart. */
export const cartFarmerSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  smallImageUrl: z.string(),
  hue: z.number().int(),
})
