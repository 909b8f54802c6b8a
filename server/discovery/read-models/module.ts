import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { createReadModelsModule } from './index.ts'
import { productsChanged } from './public.ts'

export const readModelsModule = defineModule({
  name: 'read-models',
  uses: [],
  create: ({ database, outdateProductsOnPages }) => ({
    ...createReadModelsModule(database),
    invalidations: [
      on(productsChanged, (ids) => outdateProductsOnPages(ids === null ? null : ids.split(',').map(Number))),
    ],
  }),
})
