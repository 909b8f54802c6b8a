import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { createSellersModule, sellersChanged } from './index.ts'

export const sellersModule = defineModule({
  name: 'sellers',
  uses: ['audit'],
  portsFilledBy: ['read-models'],
  create: ({ database, clock }, { audit, 'read-models': readModels }) => {
    const service = createSellersModule({ executor: database.executor, clock, audit, readModels })
    return { service, invalidations: [on(sellersChanged, (id) => service.forget(id === null ? null : Number(id)))] }
  },
})
