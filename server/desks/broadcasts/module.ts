import { broadcastsEndpoints } from '@okolitsa/contracts/broadcasts/broadcasts.endpoints.ts'
import { ownBroadcastsEndpoints } from '@okolitsa/contracts/broadcasts/own-broadcasts.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { broadcastDue } from './events.ts'
import { broadcastsHandlers } from './http/broadcasts.handlers.ts'
import { ownBroadcastsHandlers } from './http/own-broadcasts.handlers.ts'
import { personalData } from './personal-data.ts'
import { resumeBroadcasts, sendBroadcast } from './use-cases/send-broadcast.ts'

/**
 * Messages to many customers. The audience is fixed at the start (`broadcast_recipient`); a batch writes notifications
 * and marks its recipients in one transaction, so a kill repeats and loses nobody. Channels, quiet hours and settings
 * are those of every notification without an order. A stop takes the broadcast's row, on which batches hold a shared
 * lock.
 */
export const broadcastsModule = defineModule({
  name: 'broadcasts',
  uses: [
    'audit',
    'market',
    'office',
    'identity',
    'sellers',
    'products',
    'stock',
    'couriers',
    'favorites',
    'notifications',
  ],
  personalData,
  create: ({ config, database, clock, adapters }, services) => {
    const deps = { ...services, database, clock, messages: adapters.channel, publicUrl: config.PUBLIC_URL }
    return {
      calls: [
        mounted(broadcastsEndpoints, broadcastsHandlers(deps)),
        mounted(ownBroadcastsEndpoints, ownBroadcastsHandlers(deps)),
      ],
      subscribers: [on(broadcastDue, 'send-broadcast', ({ broadcastId }) => sendBroadcast(deps, broadcastId))],
      periodic: [{ name: 'go-on-with-broadcasts', cron: '* * * * *', run: () => resumeBroadcasts(deps) }],
    }
  },
})
