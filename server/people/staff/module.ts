import { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createStaffModule, STAFF_SESSION_ENDED } from './index.ts'

export const staffModule = defineModule({
  name: 'staff',
  uses: [],
  portsFilledBy: ['sellers'],
  create: ({ config, database, clock, adapters, endStreams }, { sellers }) => {
    const { handlers, periodic, ...service } = createStaffModule({
      database,
      bank: adapters.bank,
      clock,
      tokenSecret: config.TOKEN_SECRET,
      sellers,
    })
    return {
      service,
      calls: [mounted(staffEndpoints, handlers)],
      periodic,
      signals: { [STAFF_SESSION_ENDED]: endStreams },
    }
  },
})
