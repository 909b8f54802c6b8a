import { BANNER_LOOKS, CONTENT_KINDS } from '@okolitsa/domain/content/content-block.ts'
import { z } from 'zod'

const spanSchema = z.object({ text: z.string(), isStrong: z.boolean().optional(), href: z.string().optional() })

/** A text of the marketplace as a closed structure instead of markup. */
export const contentBodySchema = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('heading'), text: z.string() }),
      z.object({ kind: z.literal('paragraph'), spans: z.array(spanSchema).readonly() }),
      z.object({ kind: z.literal('list'), items: z.array(z.array(spanSchema).readonly()).readonly() }),
    ]),
  )
  .readonly()
export type ContentBody = z.output<typeof contentBodySchema>

/** A published block in the requested language. */
export const contentBlockSchema = z.object({
  code: z.string(),
  kind: z.enum(CONTENT_KINDS),
  /** Title; empty = none. */
  title: z.string(),
  body: contentBodySchema,
  /** Text of the button that leads to `href`; empty = none. */
  action: z.string(),
  href: z.string().nullable(),
  imageUrl: z.string().nullable(),
  look: z.enum(BANNER_LOOKS),
  /** Items of a menu. */
  links: z.array(z.object({ title: z.string(), href: z.string() })).readonly(),
})
export type ContentBlock = z.output<typeof contentBlockSchema>
