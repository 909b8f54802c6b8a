import { z } from 'zod'
import { pictureSchema } from '../catalog/picture.ts'
import { isoDate } from '../catalog/price.ts'
import { shown } from '../kernel/shows.ts'

/** A piece of news of a farm. */
export const farmPostSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Paragraphs are apart by a line break. */
  text: z.string(),
  picture: pictureSchema.nullable(),
  /** The day where the farm is. */
  publishedOn: isoDate,
  /** Whole days since then, by the days where the farm is. */
  daysAgo: z.number().int().min(0),
})
export type FarmPost = z.output<typeof farmPostSchema>

/** The latest news of one farm, with who tells it. */
export const farmNewsSchema = z.object({
  farmer: z
    .object({ id: z.number().int(), title: z.string(), smallImageUrl: z.string(), hue: z.number().int() })
    .register(shown, { shows: ['seller'] }),
  post: farmPostSchema,
})
export type FarmNews = z.output<typeof farmNewsSchema>

/** A farm one likes; null = it has told nothing lately. */
export const likedFarmSchema = farmNewsSchema.extend({ post: farmPostSchema.nullable() })
export type LikedFarm = z.output<typeof likedFarmSchema>
