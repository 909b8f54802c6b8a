import { festivalEndpoints } from '@okolitsa/contracts/festival/festival.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createFestivalCommands } from './festival-commands.ts'
import { festivalHandlers } from './http/festival.handlers.ts'
import { personalData } from './personal-data.ts'
import { endsFrom } from './policy.ts'
import { findShown } from './store/festival.store.ts'
import { moveSectionCategory } from './store/festival-writes.store.ts'

export { createFestivalCommands } from './festival-commands.ts'

/** The harvest festival: venues, programmes, stands, visitors' plans. */
export const festivalModule = defineModule({
  name: 'festival',
  uses: ['audit', 'content', 'sellers', 'products', 'delivery', 'catalog'],
  personalData,
  create: ({ database, clock }, { audit, content, sellers, products, delivery, catalog }) => {
    products.followCategories(async (tx, _author, replaced) => {
      if (replaced.isMerged) await moveSectionCategory(tx, replaced)
    })
    return {
      service: createFestivalCommands({ audit, sellers }),
      areaContent: {
        area: 'festival',
        hasContent: async () => (await findShown(database.executor, endsFrom(clock()))) !== null,
      },
      sitemap: {
        area: 'festival',
        pagesOf: async ({ organizationId }) =>
          organizationId === null && (await findShown(database.executor, endsFrom(clock())))
            ? ['/festival', '/festival/map', '/festival/categories']
            : [],
      },
      calls: [mounted(festivalEndpoints, festivalHandlers({ database, clock, content, delivery, catalog }))],
    }
  },
})
