import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import type { DeskQuery } from '../../data/bookings/desk/bookings-query.ts'
import type { DeskBookings, DeskDates } from '../../data/bookings/desk/use-tour-desk.ts'
import { TicketCheck } from './ticket-check.tsx'
import { TourBookings } from './tour-bookings.tsx'
import { TourDates } from './tour-dates.tsx'
import css from './tour-desk.module.css'

/** An organizer's desk: bookings to answer, future dates, tickets at the meeting point. */
export function TourDeskScreen({
  permissions,
  query,
  bookings,
  dates,
}: {
  permissions: StaffMember['permissions']
  query: DeskQuery
  bookings: DeskBookings
  dates: DeskDates
}) {
  return (
    <>
      <h1 className="h1">{text.title}</h1>
      <a className={`link ${css.toDates}`} href="#dates">
        {text.toDates}
      </a>
      <div className={css.layout}>
        <TourBookings
          query={query}
          page={bookings}
          date={dates.items.find(({ id }) => id === query.dateId)}
          mayWork={permissions.includes('workOrders')}
        />
        <div className={css.aside} id="dates">
          {permissions.includes('workOrders') && <TicketCheck />}
          <TourDates permissions={permissions} query={query} dates={dates} />
        </div>
      </div>
    </>
  )
}
