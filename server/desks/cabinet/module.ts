import { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createCabinetModule } from './index.ts'

export const cabinetModule = defineModule({
  name: 'cabinet',
  uses: ['orders', 'seller-notifications'],
  create: ({ database, clock }, { orders, 'seller-notifications': notifications }) => {
    const { handlers } = createCabinetModule({ executor: database.executor, clock, orders, notifications })
    return { calls: [mounted(cabinetEndpoints, handlers)] }
  },
})
