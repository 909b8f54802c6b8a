import { contentDeskEndpoints, contentEndpoints } from '@okolitsa/contracts/content/content.endpoints.ts'
import type { PublishedContent } from '@okolitsa/domain/content/shown-content.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on, topicOfAll } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { createContentCommands } from './content-commands.ts'
import { contentDeskHandlers, contentHandlers } from './http/content.handlers.ts'
import { CONTENT_TTL_MS } from './policy.ts'

export { createContentCommands } from './content-commands.ts'

export const contentChanged = topicOfAll('content_changed')

export const contentModule = defineModule({
  name: 'content',
  uses: ['audit', 'delivery'],
  create: ({ database, clock, pages }, { audit, delivery }) => {
    const kept = createTimedCache<readonly PublishedContent[]>({ ttlMs: CONTENT_TTL_MS, most: 1 })
    const deps = { database, clock, delivery, kept }
    return {
      service: createContentCommands({ audit, clock }),
      calls: [
        mounted(contentEndpoints, contentHandlers(deps)),
        mounted(contentDeskEndpoints, contentDeskHandlers(deps)),
      ],
      invalidations: [
        on(contentChanged, () => {
          kept.clear()
          pages.invalidate()
        }),
      ],
    }
  },
})
