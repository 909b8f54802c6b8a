import type { SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'

/** A block as it is written; its id is its type, then its type with a number. */
export type DemoBlock = Pick<SiteBlock, 'type' | 'props'>

export interface DemoSitePage {
  /** «/» is the first page */
  path: string
  /** as the menu calls it */
  title: string
  /** for search engines, at most 120 and 300 characters */
  seoTitle: string
  description: string
  /** source key of the picture that messengers show */
  picture: string
  blocks: DemoBlock[]
}

/** A site that somebody made in the constructor, for `<slug>.localhost`. */
export interface DemoSite {
  organizationId: number
  mode: 'saas' | 'landing'
  theme: SiteTheme
  pages: DemoSitePage[]
}
