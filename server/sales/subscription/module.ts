import { subscriptionEndpoints } from '@okolitsa/contracts/subscription/subscription.endpoints.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { partnerServiceChanged } from './events.ts'
import { subscriptionHandlers } from './http/subscription.handlers.ts'
import { personalData } from './personal-data.ts'
import { countUses, findMonth, findSubscription, lockMonth } from './store/subscription.store.ts'
import { notifyPartner } from './use-cases/notify-partner.ts'
import { createSubscriptionCommands } from './use-cases/subscription-commands.ts'
import { turnMonths, warnOfEnd } from './use-cases/turn-months.ts'

export { createSubscriptionCommands } from './use-cases/subscription-commands.ts'

export const subscriptionModule = defineModule({
  name: 'subscription',
  uses: ['audit'],
  personalData,
  create: ({ database, clock, adapters: { cinema } }, { audit }) => {
    const { executor } = database
    return {
      service: {
        ...createSubscriptionCommands({ audit }),
        summaryOf: async (customerId) => {
          const scope = customersOwn(customerId)
          const now = clock()
          const [running, month] = await Promise.all([
            findSubscription(executor, scope, now),
            findMonth(executor, scope, now),
          ])
          return { freeDeliveries: month?.left ?? 0, hasOffer: running !== null }
        },
        runningOf: (on, customerId, now) => findSubscription(on, customersOwn(customerId), now),
        usedDeliveries: countUses,
        lockFreeDeliveries: async (tx, customerId, now) =>
          (await lockMonth(tx, customersOwn(customerId), now))?.left ?? 0,
      },
      calls: [mounted(subscriptionEndpoints, subscriptionHandlers({ database, clock, cinema }))],
      subscribers: [
        on(partnerServiceChanged, 'subscription', ({ subscriptionId, service }) =>
          notifyPartner({ executor, cinema }, subscriptionId, service),
        ),
      ],
      periodic: [
        { name: 'turn-subscription-months', cron: '* * * * *', run: () => turnMonths(database, clock) },
        { name: 'warn-of-subscription-end', cron: '21 7 * * *', run: () => warnOfEnd(executor, clock) },
      ],
    }
  },
})
