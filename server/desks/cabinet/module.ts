import { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createCabinetModule } from './index.ts'

export const cabinetModule = defineModule({
  name: 'cabinet',
  uses: ['orders'],
  create: ({ database, clock }, { orders }) => {
    const { handlers } = createCabinetModule({ executor: database.executor, clock, orders })
    return { calls: [mounted(cabinetEndpoints, handlers)] }
  },
})
