import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createCatalogModule } from './index.ts'
import { TOGETHER } from './policy.ts'
import { rebuildBoughtTogether } from './store/bought-together.store.ts'

export const catalogModule = defineModule({
  name: 'catalog',
  uses: ['delivery', 'sellers', 'products'],
  create: ({ database, reads, clock }, { delivery, sellers, products }) => {
    const { handlers, ...service } = createCatalogModule({ executor: reads, clock, delivery, sellers, products })
    return {
      service,
      calls: [mounted(catalogEndpoints, handlers)],
      periodic: [
        {
          name: 'rebuild-bought-together',
          cron: '17 2 * * *',
          run: () => database.inTransaction((tx) => rebuildBoughtTogether(tx, clock(), TOGETHER)),
        },
      ],
    }
  },
})
