import { MADE_HOW } from '@okolitsa/domain/catalog/made.ts'
import { BANNER_LOOKS, CONTENT_KINDS } from '@okolitsa/domain/content/content-block.ts'
import { OCCASIONS } from '@okolitsa/domain/seasons/occasion.ts'
import { z } from 'zod'

/** Data stored by the id of a seller or a category. */
export const byId = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string().regex(/^\d+$/), schema)

/** Story of a category. */
export const storySchema = z.strictObject({
  lead: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  cardTitle: z.string(),
  cardText: z.string(),
})

/** A review of a seller or of its goods. */
export const reviewSchema = z.strictObject({
  /** position among the seller's products, from 1; absent = a review of the seller */
  product: z.int().min(1).exactOptional(),
  stars: z.int().min(1).max(5),
  /** name of the author; absent = anonymous */
  author: z.string().exactOptional(),
  /** ids of the review's tags */
  tags: z.array(z.int()).exactOptional(),
  text: z.string(),
  /** answer of the seller */
  answer: z.string().exactOptional(),
})
export type DemoReview = z.infer<typeof reviewSchema>

/** A question to a farm. */
export const questionSchema = z.strictObject({
  /** position among the farm's products, from 1; absent = a question to the farm */
  product: z.int().min(1).exactOptional(),
  /** name of the author; absent = anonymous */
  author: z.string().exactOptional(),
  text: z.string(),
  answer: z.string(),
})
export type DemoQuestion = z.infer<typeof questionSchema>

/** A piece of news of a farm. */
export const postSchema = z.strictObject({
  title: z.string(),
  /** Paragraphs, separated by line breaks. */
  text: z.string(),
  /** Key of a food drawing; absent = no picture. */
  picture: z.string().exactOptional(),
  /** Hours before the demo's «now», so that every post is in the past. */
  hoursAgo: z.number(),
})
export type DemoPost = z.infer<typeof postSchema>

/** Production statement of a product: process and days before the demo's «today». */
export const madeSchema = z.strictObject({ how: z.enum(MADE_HOW), daysAgo: z.int().min(0) })

const span = z.strictObject({ text: z.string() })
const words = z.strictObject({
  title: z.string(),
  body: z.array(z.strictObject({ kind: z.literal('paragraph'), spans: z.array(span) })),
  action: z.string(),
  links: z.array(z.strictObject({ title: z.string(), href: z.string() })),
})
/** A content block, in addition to the blocks that a migration creates. */
export const contentSchema = z.strictObject({
  code: z.string(),
  kind: z.enum(CONTENT_KINDS),
  slot: z.string().nullable(),
  position: z.int(),
  regionCodes: z.array(z.string()),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  occasion: z.enum(OCCASIONS).exactOptional(),
  href: z.string().nullable(),
  picture: z.string().nullable(),
  look: z.enum(BANNER_LOOKS),
  words: z.strictObject({ ru: words, en: words }),
})
export type DemoContent = z.infer<typeof contentSchema>

/** A shelf of the home page: what is popular in a category, on the days of a yearly occasion. */
export const shelfSchema = z.strictObject({
  code: z.string(),
  title: z.string(),
  titleEn: z.string(),
  occasion: z.enum(OCCASIONS),
  categoryId: z.int(),
})
export type DemoShelf = z.infer<typeof shelfSchema>
