import { courierEndpoints } from '@okolitsa/contracts/couriers/courier.endpoints.ts'
import { couriersDeskEndpoints } from '@okolitsa/contracts/couriers/couriers-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { courierHandlers } from './http/courier.handlers.ts'
import { couriersDeskHandlers } from './http/couriers-desk.handlers.ts'
import { findRun, listRuns } from './store/run-orders.store.ts'

/** Courier routes, and links that give access to a day. */
export const couriersModule = defineModule({
  name: 'couriers',
  uses: ['orders', 'images'],
  create: ({ database, clock, config }, { orders }) => {
    const deps = { database, clock, orders }
    const { origin } = new URL(config.PUBLIC_URL)
    return {
      service: { runOf: findRun, listRuns },
      calls: [
        mounted(courierEndpoints, courierHandlers(deps)),
        mounted(couriersDeskEndpoints, couriersDeskHandlers({ ...deps, origin })),
      ],
    }
  },
})
