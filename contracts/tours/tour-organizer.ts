import { z } from 'zod'
import { legalInfoSchema } from '../catalog/farmer.ts'
import { isoDate } from '../catalog/price.ts'
import { documentSchema } from '../catalog/product.ts'
import { shown } from '../kernel/shows.ts'

/** An organizer's public page. */
export const tourOrganizerSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  /** Paragraphs of the story. */
  story: z.array(z.string()),
  ownerName: z.string(),
  /** Home town of the organizer. */
  place: z.string(),
  smallImageUrl: z.string(),
  hue: z.number().int(),
  legal: legalInfoSchema,
  termsOfUseLink: z.string().nullable(),
  pdnLink: z.string().nullable(),
  documents: z.array(documentSchema),
  /** Day of joining. */
  since: isoDate,
})
shown.add(tourOrganizerSchema, { shows: ['seller'] })
export type TourOrganizerAnswer = z.output<typeof tourOrganizerSchema>
