import { featuredDeskEndpoints, featuredEndpoints } from '@okolitsa/contracts/content/featured.endpoints.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on, topicOfAll } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { followCategory } from './follow-category.ts'
import { featuredDeskHandlers, featuredHandlers } from './http/featured.handlers.ts'
import type { Featured } from './store/featured.store.ts'

export const featuredChanged = topicOfAll('featured_changed')

/** Time after which advertisements are read again, ms, because a notification may be lost with its connection. */
const TTL_MS = 60_000

/** Advertisements of products and farms in the shop. Their moments end the cached pages that show their places. */
export const featuredModule = defineModule({
  name: 'featured',
  uses: ['audit', 'sellers', 'delivery', 'products', 'catalog'],
  create: ({ database, clock, pages }, { audit, sellers, delivery, products, catalog }) => {
    const kept = createTimedCache<readonly Featured[]>({ ttlMs: TTL_MS, most: 1 })
    products.followCategories((tx, author, replaced) => followCategory({ audit, clock }, tx, author, replaced))
    return {
      calls: [
        mounted(featuredEndpoints, featuredHandlers({ executor: database.executor, clock, catalog, delivery, kept })),
        mounted(featuredDeskEndpoints, featuredDeskHandlers({ database, clock, audit, products, sellers })),
      ],
      invalidations: [
        on(featuredChanged, () => {
          kept.clear()
          pages.invalidate()
        }),
      ],
    }
  },
})
