import { MADE_HOW } from '@okolitsa/domain/catalog/made.ts'
import { BANNER_LOOKS, CONTENT_KINDS } from '@okolitsa/domain/content/content-block.ts'
import { z } from 'zod'

/** Data that are kept by the id of a seller or of a category. */
export const byId = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string().regex(/^\d+$/), schema)

/** Texts of a category. */
export const storySchema = z.strictObject({
  lead: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  cardTitle: z.string(),
  cardText: z.string(),
})

/** A review of a seller or of its goods. */
export const reviewSchema = z.strictObject({
  /** number of the product among those of the seller, from 1; absent = the seller itself */
  product: z.int().min(1).exactOptional(),
  stars: z.int().min(1).max(5),
  /** absent = not named */
  author: z.string().exactOptional(),
  /** ids of tags */
  tags: z.array(z.int()).exactOptional(),
  text: z.string(),
  /** the seller's */
  answer: z.string().exactOptional(),
})
export type DemoReview = z.infer<typeof reviewSchema>

/** A question to a farm. */
export const questionSchema = z.strictObject({
  /** number of the product among those of the farm, from 1; absent = the farm itself */
  product: z.int().min(1).exactOptional(),
  /** absent = not named */
  author: z.string().exactOptional(),
  text: z.string(),
  answer: z.string(),
})
export type DemoQuestion = z.infer<typeof questionSchema>

/** A piece of news of a farm. */
export const postSchema = z.strictObject({
  title: z.string(),
  /** Paragraphs are apart by a line break. */
  text: z.string(),
  /** Key of a food drawing; absent = no picture. */
  picture: z.string().exactOptional(),
  /** Hours before the demo's «now», so that each lies in the past at every hour. */
  hoursAgo: z.number(),
})
export type DemoPost = z.infer<typeof postSchema>

/** Making of goods on the shelf, days before the demo's «today». */
export const madeSchema = z.strictObject({ how: z.enum(MADE_HOW), daysAgo: z.int().min(0) })

const span = z.strictObject({ text: z.string() })
const words = z.strictObject({
  title: z.string(),
  body: z.array(z.strictObject({ kind: z.literal('paragraph'), spans: z.array(span) })),
  action: z.string(),
  links: z.array(z.strictObject({ title: z.string(), href: z.string() })),
})
/** A block of content in addition to those that a migration gives every shop. */
export const contentSchema = z.strictObject({
  code: z.string(),
  kind: z.enum(CONTENT_KINDS),
  slot: z.string().nullable(),
  position: z.int(),
  regionCodes: z.array(z.string()),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  href: z.string().nullable(),
  picture: z.string().nullable(),
  look: z.enum(BANNER_LOOKS),
  words: z.strictObject({ ru: words, en: words }),
})
export type DemoContent = z.infer<typeof contentSchema>
