import { pushEndpoints } from '@okolitsa/contracts/push/push.endpoints.ts'
import { pushDeskEndpoints } from '@okolitsa/contracts/push/push-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { pushHandlers } from './http/push.handlers.ts'
import { personalData } from './personal-data.ts'
import { forgetEnded, forgetSession, listReached, listSubscriptions } from './store/push-subscription.store.ts'
import { notifyDevices } from './use-cases/notify-devices.ts'

export const pushModule = defineModule({
  name: 'push',
  uses: ['market'],
  personalData,
  create: ({ config, database, clock, log, adapters }, { market }) => {
    const deps = {
      database,
      clock,
      log,
      transport: adapters.push,
      contactOf: () => {
        const { email } = market.current().contacts
        return email === null ? config.PUBLIC_URL : `mailto:${email}`
      },
    }
    const { customer, desk } = pushHandlers(deps)
    return {
      service: {
        isOffered: adapters.push !== null,
        reaches: async (executor, scope) =>
          adapters.push !== null && (await listSubscriptions(executor, scope, clock())).length > 0,
        reachedOf: async (executor, customerIds) =>
          adapters.push === null ? [] : listReached(executor, customerIds, clock()),
        notify: (scope, note) => notifyDevices(deps, scope, note),
      },
      calls: [mounted(pushEndpoints, customer), mounted(pushDeskEndpoints, desk)],
      periodic: [{ name: 'forget-devices', cron: '50 0 * * *', run: () => forgetEnded(database.executor, clock()) }],
      onSessionEnd: (sessionId) =>
        void forgetSession(database.executor, sessionId).catch((error) => log.warn({ err: error }, 'devices')),
    }
  },
})
