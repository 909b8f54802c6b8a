import { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { createStaffModule, staffSessionEnded, staffStreamsEnded } from './index.ts'

export const staffModule = defineModule({
  name: 'staff',
  uses: ['identity'],
  portsFilledBy: ['sellers'],
  create: ({ config, database, clock, adapters, endStreams }, { sellers, identity }) => {
    const { handlers, periodic, ...service } = createStaffModule({
      database,
      bank: adapters.bank,
      clock,
      tokenSecret: config.TOKEN_SECRET,
      sellers,
      identity,
    })
    return {
      service,
      calls: [mounted(staffEndpoints, handlers)],
      periodic,
      // streams live for minutes: those of a session whose end was missed close on their own
      invalidations: [
        on(staffSessionEnded, (session) => session !== null && endStreams(session)),
        on(staffStreamsEnded, (session) => session !== null && endStreams(session)),
      ],
    }
  },
})
