import type { sitePagesEndpoints } from '@okolitsa/contracts/site-pages/site-pages.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { TimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { readPreviewToken } from '../preview-token.ts'
import { findDraft, listPublished, type PublishedPageRow } from '../store/published-page.store.ts'
import { presentPage } from './present-page.ts'

export interface SitePagesDeps extends Deps<'executor' | 'clock'> {
  /** Published pages, cached by site. */
  readonly kept: TimedCache<readonly PublishedPageRow[]>
  readonly previewSecret: string
}

export function sitePagesHandlers(deps: SitePagesDeps): Handlers<typeof sitePagesEndpoints> {
  const { executor, clock, kept, previewSecret } = deps
  const pagesOf = async (siteUuid: string | null): Promise<readonly PublishedPageRow[]> =>
    siteUuid === null ? [] : kept.get(siteUuid, () => listPublished(executor, siteUuid))

  return {
    getSitePage: async ({ query, context }) => {
      const page = (await pagesOf(context.site.siteUuid)).find(({ path }) => path === query.path)
      if (!page) throw new Refusal('NOT_FOUND')
      return presentPage(page.path, page.content)
    },
    getSiteMenu: async ({ context }) => {
      const pages = await pagesOf(context.site.siteUuid)
      return {
        items: pages.filter(({ isInMenu }) => isInMenu).map(({ path, content }) => ({ path, title: content.title })),
        indexed: pages.filter(({ content }) => content.seo.isIndexed).map(({ path }) => path),
      }
    },
    getPagePreview: async ({ query, context }) => {
      const { siteUuid } = context.site
      const pageId = readPreviewToken(previewSecret, query.token, clock())
      const found = siteUuid !== null && pageId !== null ? await findDraft(executor, siteUuid, pageId) : null
      if (!found) throw new Refusal('NOT_FOUND')
      const { seo, ...content } = found.draft
      return presentPage(found.path, { ...content, seo: { ...seo, isIndexed: false } })
    },
  }
}
