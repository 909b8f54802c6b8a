import { teamEndpoints } from '@okolitsa/contracts/team/team.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { teamHandlers } from './http/team.handlers.ts'
import { deleteOldInvitations } from './store/invitation.store.ts'

const MONTH_MS = 30 * 86_400_000

/** People of a seller, as its owner and managers keep them. */
export const teamModule = defineModule({
  name: 'team',
  uses: ['audit', 'sellers', 'products', 'identity', 'staff'],
  create: ({ config, database, clock, adapters }, services) => ({
    calls: [
      mounted(
        teamEndpoints,
        teamHandlers({ database, clock, channel: adapters.channel, publicUrl: config.PUBLIC_URL, ...services }),
      ),
    ],
    periodic: [
      {
        name: 'forget-old-staff-invitations',
        cron: '41 3 * * *',
        run: () => deleteOldInvitations(database.executor, new Date(clock().getTime() - MONTH_MS)),
      },
    ],
  }),
})
