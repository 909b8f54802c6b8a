import { z } from 'zod'
import { shown } from '../kernel/shows.ts'

export const cartFarmerSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  smallImageUrl: z.string(),
  hue: z.number().int(),
})
shown.add(cartFarmerSchema, { shows: ['seller'] })
