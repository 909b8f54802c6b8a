import { bookingsEndpoints } from '@okolitsa/contracts/tours/bookings.endpoints.ts'
import { departuresEndpoints } from '@okolitsa/contracts/tours/departures.endpoints.ts'
import { handBookingsEndpoints } from '@okolitsa/contracts/tours/hand-bookings.endpoints.ts'
import { tourDatesDeskEndpoints } from '@okolitsa/contracts/tours/tour-dates-desk.endpoints.ts'
import { tourDeskEndpoints } from '@okolitsa/contracts/tours/tour-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createBookingsModule } from './index.ts'
import { personalData } from './personal-data.ts'

/** Bookings of tours, above orders. */
export const bookingsModule = defineModule({
  name: 'bookings',
  uses: ['audit', 'tours', 'sellers', 'stock', 'images', 'checkout', 'order-lifecycle', 'payments', 'orders'],
  personalData,
  create: ({ config, database, clock }, { 'order-lifecycle': lifecycle, ...services }) => {
    const { executor, inTransaction } = database
    const { handlers, deskHandlers, datesHandlers, departuresHandlers, handHandlers, ...parts } = createBookingsModule({
      ...services,
      executor,
      inTransaction,
      clock,
      lifecycle,
      secret: config.TOKEN_SECRET,
    })
    return {
      ...parts,
      calls: [
        mounted(bookingsEndpoints, handlers),
        mounted(tourDeskEndpoints, deskHandlers),
        mounted(tourDatesDeskEndpoints, datesHandlers),
        mounted(departuresEndpoints, departuresHandlers),
        mounted(handBookingsEndpoints, handHandlers),
      ],
    }
  },
})
