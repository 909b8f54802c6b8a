import { defineModule } from '../../module.ts'
import { createSellersModule, SELLERS_CHANNEL } from './index.ts'

export const sellersModule = defineModule({
  name: 'sellers',
  uses: ['audit'],
  portsFilledBy: ['read-models'],
  create: ({ database, clock }, { audit, 'read-models': readModels }) => {
    const { forget, ...service } = createSellersModule({ executor: database.executor, clock, audit, readModels })
    return { service, signals: { [SELLERS_CHANNEL]: forget } }
  },
})
