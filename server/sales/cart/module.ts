import { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createCartModule } from './index.ts'
import { personalData } from './personal-data.ts'

export const cartModule = defineModule({
  name: 'cart',
  uses: ['catalog', 'delivery', 'dinner', 'loyalty', 'orders', 'identity'],
  personalData,
  create: ({ database: { executor, inTransaction }, clock }, services) => {
    const { handlers, service, periodic, mayListen } = createCartModule({ executor, inTransaction, clock, ...services })
    return { service, calls: [mounted(cartEndpoints, handlers)], periodic, liveTopics: { cart: mayListen } }
  },
})
