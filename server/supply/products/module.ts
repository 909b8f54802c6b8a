import { defineModule } from '../../module.ts'
import { createProductsModule } from './index.ts'
import { readKeeping } from './use-cases/read-keeping.ts'

export const productsModule = defineModule({
  name: 'products',
  uses: ['audit', 'sellers', 'stock'],
  portsFilledBy: ['read-models'],
  create: ({ database }, { 'read-models': readModels, ...services }) => ({
    service: createProductsModule({ readModels, ...services }),
    periodic: [
      { name: 'read-keeping', cron: '* * * * *', run: () => readKeeping(database, { readModels, ...services }) },
    ],
  }),
})
