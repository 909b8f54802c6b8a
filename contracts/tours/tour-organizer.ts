import { z } from 'zod'
import { legalInfoSchema } from '../catalog/farmer.ts'
import { isoDate } from '../catalog/price.ts'
import { documentSchema } from '../catalog/product.ts'
import { shown } from '../kernel/shows.ts'

/** Who leads tours, as their own pages tell it. */
export const tourOrganizerSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  /** Paragraphs. */
  story: z.array(z.string()),
  ownerName: z.string(),
  /** Where they are at home. */
  place: z.string(),
  smallImageUrl: z.string(),
  hue: z.number().int(),
  legal: legalInfoSchema,
  termsOfUseLink: z.string().nullable(),
  pdnLink: z.string().nullable(),
  documents: z.array(documentSchema),
  /** Day they joined. */
  since: isoDate,
})
shown.add(tourOrganizerSchema, { shows: ['seller'] })
export type TourOrganizerAnswer = z.output<typeof tourOrganizerSchema>
