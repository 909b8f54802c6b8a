import type { bookingsEndpoints } from '@okolitsa/contracts/tours/bookings.endpoints.ts'
import type { departuresEndpoints } from '@okolitsa/contracts/tours/departures.endpoints.ts'
import type { handBookingsEndpoints } from '@okolitsa/contracts/tours/hand-bookings.endpoints.ts'
import type { tourDatesDeskEndpoints } from '@okolitsa/contracts/tours/tour-dates-desk.endpoints.ts'
import type { tourDeskEndpoints } from '@okolitsa/contracts/tours/tour-desk.endpoints.ts'
import { on, type Subscriber } from '../../platform/events/event.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { orderMoved } from '../order-lifecycle/events.ts'
import type { BookingDeps } from './booking-deps.ts'
import { bookingsHandlers } from './http/bookings.handlers.ts'
import { departuresHandlers } from './http/departures.handlers.ts'
import { handBookingsHandlers } from './http/hand-bookings.handlers.ts'
import { tourDatesDeskHandlers } from './http/tour-dates-desk.handlers.ts'
import { tourDeskHandlers } from './http/tour-desk.handlers.ts'
import { dateOfOrder } from './store/booking.store.ts'
import { closeOver, endTooSmall, endUnanswered, offerFreed, sendTickets } from './use-cases/carry-on.ts'
import { offerPlaces } from './use-cases/offer-places.ts'

export interface BookingsModule {
  readonly handlers: Handlers<typeof bookingsEndpoints>
  readonly deskHandlers: Handlers<typeof tourDeskEndpoints>
  readonly datesHandlers: Handlers<typeof tourDatesDeskEndpoints>
  readonly departuresHandlers: Handlers<typeof departuresEndpoints>
  readonly handHandlers: Handlers<typeof handBookingsEndpoints>
  readonly subscribers: readonly Subscriber[]
  readonly periodic: readonly PeriodicTask[]
}

/** Bookings of tours: orders of the kind tour, with whoever goes and whoever waits. */
export function createBookingsModule(deps: BookingDeps): BookingsModule {
  return {
    handlers: bookingsHandlers(deps),
    deskHandlers: tourDeskHandlers(deps),
    datesHandlers: tourDatesDeskHandlers(deps),
    departuresHandlers: departuresHandlers(deps),
    handHandlers: handBookingsHandlers(deps),
    subscribers: [
      on(orderMoved, 'bookings', async ({ orderId, to }) => {
        if (to !== 'canceled') return
        const dateId = await dateOfOrder(deps.executor, orderId)
        if (dateId !== null) await deps.inTransaction((tx) => offerPlaces(deps, tx, dateId))
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
}
