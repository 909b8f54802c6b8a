import { BLOCK_CHANGES } from '@okolitsa/domain/site-pages/page-difference.ts'
import { z } from 'zod'
import { type ReadBlock, readBlock } from '../site-blocks/site-blocks.ts'

/** A block of a page; its type and version define its properties. */
const siteBlockSchema = z.object({
  id: z.string('required').min(1, 'required').max(60, 'tooLong'),
  type: z.string('required').min(1, 'required').max(40, 'tooLong'),
  version: z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(1_000, 'tooBig'),
  // properties are not checked here, because blocks of earlier versions are shown, too
  props: z.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'wrongValue',
  ),
})

export const siteDocumentSchema = z.object({ blocks: z.array(siteBlockSchema, 'wrongValue').readonly() })

/** Content that is drafted, published and rolled back as a unit. */
export const pageContentSchema = z.object({
  title: z.string('required').trim(),
  /** Metadata for search engines and messengers. */
  seo: z.object({
    /** Title for search engines; empty = the page's own title. */
    title: z.string('wrongValue').trim(),
    description: z.string('wrongValue').trim(),
    /** A picture of the seller's gallery; null = the seller's first one. */
    picture: z.string('wrongValue').nullable(),
    isIndexed: z.boolean('wrongValue'),
  }),
  document: siteDocumentSchema,
})

/** Page content as entered: every block must be of a known type and valid. */
export const writtenContentSchema = pageContentSchema.superRefine(({ document }, { addIssue }) => {
  for (const [at, block] of document.blocks.entries())
    if (!readBlock(block)) addIssue({ code: 'custom', path: ['document', 'blocks', at], message: 'wrongValue' })
})

export const siteMenuItemSchema = z.object({ path: z.string(), title: z.string() })
export type SiteMenuItem = z.output<typeof siteMenuItemSchema>

export const sitePageSchema = z.object({
  path: z.string(),
  title: z.string(),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    imageUrl: z.string().nullable(),
    isIndexed: z.boolean(),
  }),
  /** Valid blocks in the latest versions of their types. */
  blocks: z.custom<readonly ReadBlock[]>(Array.isArray),
})
export type SitePage = z.output<typeof sitePageSchema>

/** Author of the version; null = the shop. */
const writer = z.string().nullable()

export const deskPageSchema = z.object({
  id: z.uuid(),
  path: z.string(),
  title: z.string(),
  isInMenu: z.boolean(),
  position: z.number().int(),
  revision: z.number().int(),
  changedAt: z.string(),
  changedBy: writer,
  /** Published version; null = not published. */
  publishedVersion: z.number().int().nullable(),
  /** True = the published version equals the draft. */
  isDraftPublished: z.boolean(),
})
export type DeskPage = z.output<typeof deskPageSchema>

/** States of a site for visitors. `awaiting`: it opens when its seller is approved. */
export const SITE_STATES = ['open', 'awaiting', 'closed'] as const
export type SiteState = (typeof SITE_STATES)[number]
export const publishedPageSchema = deskPageSchema.extend({ site: z.enum(SITE_STATES) })

export const deskPageWithDraftSchema = deskPageSchema.extend({ siteUuid: z.uuid(), draft: pageContentSchema })

export const pageDifferenceSchema = z.object({
  isTitleChanged: z.boolean(),
  isSeoChanged: z.boolean(),
  blocks: z.array(z.object({ id: z.string(), type: z.string(), kind: z.enum(BLOCK_CHANGES) })).readonly(),
})

/** Another person's version of the draft. */
export const pageChangedSchema = z.object({
  revision: z.number().int(),
  changedAt: z.string(),
  changedBy: writer,
  /** Difference from the submitted draft to the stored one. */
  difference: pageDifferenceSchema.optional(),
})

export const pageVersionSchema = z.object({
  version: z.number().int(),
  publishedAt: z.string(),
  publishedBy: writer,
  isShown: z.boolean(),
})
