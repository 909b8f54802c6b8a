import { type FieldMistakes, mistakesOf, orNone, shaped, text } from '../validation/field-rules.ts'

/** A block of a page; its type and version define its properties. */
export interface SiteBlock {
  readonly id: string
  readonly type: string
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** The content of a page, from top to bottom. */
export interface SiteDocument {
  readonly blocks: readonly SiteBlock[]
}

/** Metadata of a page for search engines and messengers. */
export interface PageSeo {
  /** Title for search engines; empty = the page's title. */
  readonly title: string
  readonly description: string
  /** Source key for `imageUrl()`; null = the seller's picture. */
  readonly picture: string | null
  readonly isIndexed: boolean
}

/** Content that is drafted, published and rolled back as a unit. */
export interface PageContent {
  readonly title: string
  readonly seo: PageSeo
  readonly document: SiteDocument
}

export const LONGEST_PAGE_TITLE = 80
export const LONGEST_SEO_TITLE = 120
export const LONGEST_SEO_DESCRIPTION = 300
export const MAX_BLOCKS = 60
/** Maximum size of a page's document as JSON, bytes. */
export const MAX_PAGE_BYTES = 200 * 1024

/** URL schemes that execute scripts, in any spelling. */
const RUNS = /^[\s\0-\x20]*(javascript|vbscript|data)[\s\0-\x20]*:/i
const UNSEEN = /\0/

/** Fields with links; texts of other fields may begin with `data:` or `javascript:`. */
const LINKS = new Set(['href', 'link', 'src', 'url'])

const isHarmless = (value: unknown, name = ''): boolean => {
  if (typeof value === 'string') return !(LINKS.has(name) && RUNS.test(value)) && !UNSEEN.test(value)
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, inner]) => isHarmless(inner, Array.isArray(value) ? name : key))
}

/** Mistakes of a document regardless of block types: size, repeated ids, links that execute scripts. */
export function documentMistakes({ blocks }: SiteDocument): FieldMistakes {
  if (blocks.length > MAX_BLOCKS) return { 'document.blocks': 'tooLong' }
  if (new TextEncoder().encode(JSON.stringify(blocks)).length > MAX_PAGE_BYTES) return { 'document.blocks': 'tooBig' }
  const ids = new Set(blocks.map(({ id }) => id))
  if (ids.size < blocks.length) return { 'document.blocks': 'wrongValue' }
  const bad = blocks.findIndex(({ props }) => !isHarmless(props))
  return bad < 0 ? {} : { [`document.blocks.${bad}`]: 'wrongValue' }
}

export function contentMistakes({ title, seo, document }: PageContent): FieldMistakes {
  const ofSeo = mistakesOf(
    {
      title: text({ most: LONGEST_SEO_TITLE }),
      description: text({ most: LONGEST_SEO_DESCRIPTION }),
      picture: orNone(shaped(/^[\w./-]{1,200}$/)),
    },
    seo,
  )
  return {
    ...mistakesOf({ title: text({ most: LONGEST_PAGE_TITLE, isRequired: true }) }, { title }),
    ...Object.fromEntries(Object.entries(ofSeo).map(([field, mistake]) => [`seo.${field}`, mistake])),
    ...documentMistakes(document),
  }
}
