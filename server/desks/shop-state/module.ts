import { readFileSync } from 'node:fs'
import { shopStateEndpoints } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { shopStateHandlers } from './http/shop-state.handlers.ts'
import { createAlarms } from './use-cases/list-alarms.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

/** State of the software, for the owner of the market. */
export const shopStateModule = defineModule({
  name: 'shopState',
  uses: ['audit', 'integrity', 'fiscal', 'outsideServices', 'sellerNotifications'],
  create: ({ database, clock, disk }, { audit, integrity, ...services }) => ({
    calls: [
      mounted(
        shopStateEndpoints,
        shopStateHandlers(
          { database, clock, audit, integrity, disk, version, startedAt: clock() },
          createAlarms({ ...services, integrity, executor: database.executor }),
        ),
      ),
    ],
  }),
})
