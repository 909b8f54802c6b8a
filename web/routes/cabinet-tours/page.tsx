import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { TourDeskScreen } from '../../features/bookings-desk/tour-desk-screen.tsx'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/tours`: bookings and calendar of an organizer. */
export function Page() {
  const { member, query, bookings, dates } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <TourDeskScreen permissions={member.permissions} query={query} bookings={bookings} dates={dates} />
      </div>
    </CabinetFrame>
  )
}
