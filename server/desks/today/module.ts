import { todayEndpoints } from '@okolitsa/contracts/today/today.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { todayHandlers } from './http/today.handlers.ts'

/** A seller's tasks of the day, from orders and pending items. */
export const todayModule = defineModule({
  name: 'today',
  uses: ['sellers', 'numbers', 'sellerContract'],
  create: ({ database, clock }, { sellers, numbers, sellerContract }) => ({
    calls: [mounted(todayEndpoints, todayHandlers({ database, clock, sellers, numbers, sellerContract }))],
  }),
})
