import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { z } from 'zod'

/** A block; its id is its type, with a number for further ones. */
const block = z.strictObject({ type: z.string(), props: z.record(z.string(), z.unknown()) })
export type DemoBlock = z.infer<typeof block>

const page = z.strictObject({
  /** path of the page; «/» is the first page */
  path: z.string().startsWith('/'),
  /** title in the menu */
  title: z.string(),
  /** title for search engines */
  seoTitle: z.string().max(120),
  description: z.string().max(300),
  /** source key of the preview picture for messengers */
  picture: z.string(),
  blocks: z.array(block),
})
export type DemoSitePage = z.infer<typeof page>

/** A site made in the constructor, served at `<slug>.localhost`. */
export const siteSchema = z.strictObject({
  organizationId: z.int(),
  mode: z.enum(['saas', 'landing']),
  theme: z.strictObject({
    colorTheme: z.int().nullable(),
    ownColors: z.strictObject({ primaryColor: z.string(), secondaryColor: z.string() }).nullable(),
    typographyTheme: z.int(),
    shape: z.enum(SHAPE_NAMES),
  }),
  pages: z.array(page),
})
export type DemoSite = z.infer<typeof siteSchema>
