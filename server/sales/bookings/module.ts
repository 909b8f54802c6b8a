import { bookingsEndpoints } from '@okolitsa/contracts/bookings/bookings.endpoints.ts'
import { departuresEndpoints } from '@okolitsa/contracts/bookings/departures.endpoints.ts'
import { handBookingsEndpoints } from '@okolitsa/contracts/bookings/hand-bookings.endpoints.ts'
import { tourDatesDeskEndpoints } from '@okolitsa/contracts/bookings/tour-dates-desk.endpoints.ts'
import { tourDeskEndpoints } from '@okolitsa/contracts/bookings/tour-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { orderMoved } from '../order-lifecycle/events.ts'
import type { BookingDeps } from './booking-deps.ts'
import { departuresHandlers } from './desk/http/departures.handlers.ts'
import { handBookingsHandlers } from './desk/http/hand-bookings.handlers.ts'
import { tourDatesDeskHandlers } from './desk/http/tour-dates-desk.handlers.ts'
import { tourDeskHandlers } from './desk/http/tour-desk.handlers.ts'
import { bookingsHandlers } from './http/bookings.handlers.ts'
import { personalData } from './personal-data.ts'
import { dateOfOrder } from './store/booking.store.ts'
import { closeOver, endTooSmall, endUnanswered, offerFreed, sendTickets } from './use-cases/carry-on.ts'
import { offerPlaces } from './use-cases/offer-places.ts'

/** Tour bookings, based on orders: orders of the kind `tour` with participants and waiting lists. */
export const bookingsModule = defineModule({
  name: 'bookings',
  uses: ['market', 'audit', 'tours', 'sellers', 'stock', 'images', 'checkout', 'orderLifecycle', 'payments', 'orders'],
  personalData,
  create: ({ config, database, clock }, { orderLifecycle: lifecycle, ...services }) => {
    const { executor, inTransaction } = database
    const secret = config.TOKEN_SECRET
    const deps: BookingDeps = { ...services, executor, inTransaction, clock, lifecycle, secret }
    return {
      calls: [
        mounted(bookingsEndpoints, bookingsHandlers(deps)),
        mounted(tourDeskEndpoints, tourDeskHandlers(deps)),
        mounted(tourDatesDeskEndpoints, tourDatesDeskHandlers(deps)),
        mounted(departuresEndpoints, departuresHandlers(deps)),
        mounted(handBookingsEndpoints, handBookingsHandlers(deps)),
      ],
      subscribers: [
        on(orderMoved, 'bookings', async ({ orderId, to }) => {
          if (to !== 'canceled') return
          const dateId = await dateOfOrder(executor, orderId)
          if (dateId !== null) await inTransaction((tx) => offerPlaces(deps, tx, dateId))
        }),
      ],
      periodic: [
        { name: 'end-unanswered-bookings', cron: '* * * * *', run: () => endUnanswered(deps) },
        { name: 'end-small-groups', cron: '* * * * *', run: () => endTooSmall(deps) },
        { name: 'send-tickets', cron: '* * * * *', run: () => sendTickets(deps) },
        { name: 'offer-freed-places', cron: '* * * * *', run: () => offerFreed(deps) },
        { name: 'close-tours', cron: '*/10 * * * *', run: () => closeOver(deps) },
      ],
    }
  },
})
