import { courierCallsEndpoints } from '@okolitsa/contracts/shipments/courier-calls.endpoints.ts'
import { shipmentsEndpoints } from '@okolitsa/contracts/shipments/shipments.endpoints.ts'
import { shipmentsDeskEndpoints } from '@okolitsa/contracts/shipments/shipments-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { orderMoved } from '../order-lifecycle/events.ts'
import { courierCallsHandlers } from './desk/http/courier-calls.handlers.ts'
import { shipmentsDeskHandlers } from './desk/http/shipments-desk.handlers.ts'
import { courierCallDue, shipmentDue } from './events.ts'
import { shipmentsHandlers } from './http/shipments.handlers.ts'
import { createListening } from './listening.ts'
import { keptUntil } from './store/shipment.store.ts'
import { carryCallOn, carryCallsOn } from './use-cases/carry-call-on.ts'
import { carryAllOn, carryOn } from './use-cases/carry-on.ts'
import { handleCancellation, webhookSecret } from './use-cases/handle-webhook.ts'

/** Shipments of orders by the parcel carrier, based on orders. */
export const shipmentsModule = defineModule({
  name: 'shipments',
  uses: ['orderLifecycle', 'orders', 'sellers', 'delivery', 'audit'],
  create: (
    { config, database, clock, log, adapters: { shipments: carrier } },
    { orderLifecycle: lifecycle, orders, sellers, audit },
  ) => {
    const deps = { database, clock, log, carrier, lifecycle, orders, sellers, audit }
    const secret = webhookSecret(config.SERVICE_SECRET)
    const listening = createListening({
      carrier,
      clock,
      log,
      url: `${config.PUBLIC_URL}/api/v1/cdek/webhook/${secret}`,
    })
    return {
      service: { keptUntil },
      calls: [
        mounted(shipmentsEndpoints, shipmentsHandlers({ ...deps, secret })),
        mounted(shipmentsDeskEndpoints, shipmentsDeskHandlers(deps)),
        mounted(courierCallsEndpoints, courierCallsHandlers(deps)),
      ],
      subscribers: [
        on(shipmentDue, 'shipments', async ({ shipmentId }) => {
          await carryOn(deps, shipmentId)
        }),
        on(courierCallDue, 'shipments', async ({ callId }) => {
          await carryCallOn(deps, callId)
        }),
        on(orderMoved, 'shipments', async ({ orderId, to }) => {
          if (to === 'canceled') await handleCancellation(deps, orderId)
        }),
      ],
      periodic: [
        { name: 'carry-shipments-on', cron: '* * * * *', run: () => carryAllOn(deps) },
        { name: 'carry-courier-calls-on', cron: '* * * * *', run: () => carryCallsOn(deps) },
        { name: 'listen-to-carrier', cron: '*/10 * * * *', run: listening.renew },
      ],
      start: listening.start,
    }
  },
})
