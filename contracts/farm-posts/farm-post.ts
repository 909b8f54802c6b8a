import { z } from 'zod'
import { pictureSchema } from '../catalog/picture.ts'
import { isoDate } from '../catalog/price.ts'
import { shown } from '../kernel/shows.ts'

export const farmPostSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Paragraphs separated by line breaks. */
  text: z.string(),
  picture: pictureSchema.nullable(),
  /** Day of publication in the farm's time zone. */
  publishedOn: isoDate,
  /** Whole days since the publication, in the farm's time zone. */
  daysAgo: z.number().int().min(0),
})
export type FarmPost = z.output<typeof farmPostSchema>

export const farmNewsSchema = z.object({
  farmer: z
    .object({ id: z.number().int(), title: z.string(), smallImageUrl: z.string(), hue: z.number().int() })
    .register(shown, { shows: ['seller'] }),
  post: farmPostSchema,
})
export type FarmNews = z.output<typeof farmNewsSchema>

/** A favourite farm with its latest post; null = no recent post. */
export const likedFarmSchema = farmNewsSchema.extend({ post: farmPostSchema.nullable() })
export type LikedFarm = z.output<typeof likedFarmSchema>
