import { sitePagesEndpoints } from '@okolitsa/contracts/site-pages/site-pages.endpoints.ts'
import { sitePagesDeskEndpoints } from '@okolitsa/contracts/site-pages/site-pages-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on, topicOfOne } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { sitePagesDeskHandlers } from './desk/http/site-pages-desk.handlers.ts'
import { sitePagesHandlers } from './http/site-pages.handlers.ts'

import { moderatedPages } from './moderated-pages.ts'
import { MAX_SITES_KEPT, PAGES_TTL_MS } from './policy.ts'
import { createSitePageCommands } from './site-page-commands.ts'
import { listPublished, type PublishedPageRow } from './store/published-page.store.ts'

export { createSitePageCommands } from './site-page-commands.ts'

/** Announces sites with changed public pages. */
export const sitePagesChanged = topicOfOne('site_page_changed')

export const sitePagesModule = defineModule({
  name: 'sitePages',
  uses: ['audit', 'moderation', 'sites', 'products'],
  create: ({ config, database, clock, pages }, { audit, moderation, sites, products }) => {
    const kept = createTimedCache<readonly PublishedPageRow[]>({ ttlMs: PAGES_TTL_MS, most: MAX_SITES_KEPT })
    const invalidate = (siteUuid: string | null) => {
      kept.clear()
      if (siteUuid === null) pages.invalidate()
      else pages.invalidate(siteUuid)
    }
    const commands = createSitePageCommands({ audit, moderation, products, clock })
    const previewSecret = config.TOKEN_SECRET
    const shopHost = new URL(config.PUBLIC_URL).hostname
    return {
      service: { ...commands, moderated: { page: moderatedPages } },
      sitemap: {
        area: 'sites',
        madePages: async (siteUuid) =>
          (await kept.get(siteUuid, () => listPublished(database.executor, siteUuid))).map(({ path, content }) => ({
            path,
            isIndexed: content.seo.isIndexed,
          })),
      },
      calls: [
        mounted(sitePagesEndpoints, sitePagesHandlers({ executor: database.executor, clock, kept, previewSecret })),
        mounted(
          sitePagesDeskEndpoints,
          sitePagesDeskHandlers({ database, clock, commands, sites, products, previewSecret, invalidate, shopHost }),
        ),
      ],
      invalidations: [on(sitePagesChanged, invalidate)],
    }
  },
})
