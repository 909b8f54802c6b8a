import { deliveryEndpoints } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { carrierNetworkChanged, createDeliveryModule } from './index.ts'
import { PUBLISH_TERMS_MINUTES } from './policy.ts'
import { publishLearnedSince } from './store/carrier-network.store.ts'
import { loadCarrierTowns, loadMissingCarrierTowns } from './use-cases/load-carrier-towns.ts'

export const deliveryModule = defineModule({
  name: 'delivery',
  uses: ['sellers'],
  create: ({ database, clock, log, adapters, towns, pages }, { sellers }) => {
    const { carrier } = adapters
    const { handlers, forgetCarrier, ...service } = createDeliveryModule({
      executor: database.executor,
      clock,
      sellers,
      carrier,
      settlements: towns,
      towns,
      log,
    })
    const load = carrier && { database, carrier, clock, log }
    const loadMissing = async () => {
      if (load) await loadMissingCarrierTowns(load)
    }
    return {
      service,
      calls: [mounted(deliveryEndpoints, handlers)],
      invalidations: [
        on(carrierNetworkChanged, () => {
          forgetCarrier()
          pages.invalidate()
        }),
      ],
      // the first start does not wait for the minutely task
      start: () => {
        loadMissing().catch((error: unknown) => log.error({ err: error }, 'loading the points of the carrier'))
      },
      periodic: load
        ? [
            { name: 'load-missing-carrier-towns', cron: '* * * * *', run: loadMissing },
            { name: 'load-carrier-towns', cron: '23 22 * * *', run: () => loadCarrierTowns(load) },
            {
              name: 'tell-carrier-terms',
              cron: `*/${PUBLISH_TERMS_MINUTES} * * * *`,
              run: () =>
                // a minute more than the interval between two runs
                publishLearnedSince(
                  database.executor,
                  new Date(clock().getTime() - (PUBLISH_TERMS_MINUTES + 1) * 60_000),
                ),
            },
          ]
        : [],
    }
  },
})
