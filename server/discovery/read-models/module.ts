import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { createReadModelsModule } from './index.ts'
import { productsChanged } from './public.ts'

export const readModelsModule = defineModule({
  name: 'read-models',
  uses: [],
  create: ({ database, pages }) => ({
    ...createReadModelsModule(database),
    invalidations: [
      on(productsChanged, (ids) =>
        ids === null ? pages.invalidate() : pages.outdateProducts(ids.split(',').map(Number)),
      ),
    ],
  }),
})
