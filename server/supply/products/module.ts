import { defineModule } from '../../module.ts'
import { createProductsModule } from './index.ts'

export const productsModule = defineModule({
  name: 'products',
  uses: ['audit', 'sellers', 'stock'],
  portsFilledBy: ['read-models'],
  create: (_, { 'read-models': readModels, ...services }) => ({
    service: createProductsModule({ readModels, ...services }),
  }),
})
