import { BLOCK_CHANGES } from '@okolitsa/domain/site-pages/page-difference.ts'
import { z } from 'zod'
import { type ReadBlock, readBlock } from '../site-blocks/site-blocks.ts'

/** A block of a page: what its properties may be is said by its type and version. */
const siteBlockSchema = z.object({
  id: z.string('required').min(1, 'required').max(60, 'tooLong'),
  type: z.string('required').min(1, 'required').max(40, 'tooLong'),
  version: z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(1_000, 'tooBig'),
  // whole, whatever it is: blocks of earlier versions are shown, too
  props: z.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'wrongValue',
  ),
})

export const siteDocumentSchema = z.object({ blocks: z.array(siteBlockSchema, 'wrongValue').readonly() })

/** What is drafted, published and rolled back as one. */
export const pageContentSchema = z.object({
  title: z.string('required').trim(),
  /** What search engines and messengers are told. */
  seo: z.object({
    /** Empty = the page's own title. */
    title: z.string('wrongValue').trim(),
    description: z.string('wrongValue').trim(),
    /** Names a picture of the seller's gallery; null = the seller's first one. */
    picture: z.string('wrongValue').nullable(),
    isIndexed: z.boolean('wrongValue'),
  }),
  document: siteDocumentSchema,
})

/** The same as somebody writes it: every block is of a type that is known, and what the type says. */
export const writtenContentSchema = pageContentSchema.superRefine(({ document }, { addIssue }) => {
  for (const [at, block] of document.blocks.entries())
    if (!readBlock(block)) addIssue({ code: 'custom', path: ['document', 'blocks', at], message: 'wrongValue' })
})

/** A line of a site's menu. */
export const siteMenuItemSchema = z.object({ path: z.string(), title: z.string() })
export type SiteMenuItem = z.output<typeof siteMenuItemSchema>

/** A page as visitors see it. */
export const sitePageSchema = z.object({
  path: z.string(),
  title: z.string(),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    imageUrl: z.string().nullable(),
    isIndexed: z.boolean(),
  }),
  /** Those that can be shown, as their types have them now. */
  blocks: z.custom<readonly ReadBlock[]>(Array.isArray),
})
export type SitePage = z.output<typeof sitePageSchema>

/** Who wrote; null = the shop itself. */
const writer = z.string().nullable()

/** A page in the list of its site's people. */
export const deskPageSchema = z.object({
  id: z.uuid(),
  path: z.string(),
  title: z.string(),
  isInMenu: z.boolean(),
  position: z.number().int(),
  /** Of the draft. */
  revision: z.number().int(),
  changedAt: z.string(),
  changedBy: writer,
  /** Null = nobody sees it. */
  publishedVersion: z.number().int().nullable(),
  /** The draft is what visitors see. */
  isDraftPublished: z.boolean(),
})
export type DeskPage = z.output<typeof deskPageSchema>

/** The state of a site for its visitors. `awaiting`: it opens when its seller is approved. */
export const SITE_STATES = ['open', 'awaiting', 'closed'] as const
export type SiteState = (typeof SITE_STATES)[number]
export const publishedPageSchema = deskPageSchema.extend({ site: z.enum(SITE_STATES) })

export const deskPageWithDraftSchema = deskPageSchema.extend({ siteUuid: z.uuid(), draft: pageContentSchema })

/** How one state of a page differs from another. */
export const pageDifferenceSchema = z.object({
  isTitleChanged: z.boolean(),
  isSeoChanged: z.boolean(),
  blocks: z.array(z.object({ id: z.string(), type: z.string(), kind: z.enum(BLOCK_CHANGES) })).readonly(),
})

/** The draft as somebody else has written it meanwhile. */
export const pageChangedSchema = z.object({
  revision: z.number().int(),
  changedAt: z.string(),
  changedBy: writer,
  /** What makes the draft that is kept of the one that was sent. */
  difference: pageDifferenceSchema.optional(),
})

/** A version that was published. */
export const pageVersionSchema = z.object({
  version: z.number().int(),
  publishedAt: z.string(),
  publishedBy: writer,
  isShown: z.boolean(),
})
