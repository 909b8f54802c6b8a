import { tourDesk as text } from '@okolitsa/strings/ru/tour-desk.ts'
import { useLoaderData } from 'react-router'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import { TourDeskScreen } from '../../features/operator/tour-desk-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import type { loader } from './loader.ts'

/** `/operator/tours`: the organizer's side. */
export function Page() {
  const { member, query, bookings, dates } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} isHidden />
      <OperatorHead member={member} />
      <div className="wrap section stack g5">
        <TourDeskScreen query={query} bookings={bookings} dates={dates} />
      </div>
    </>
  )
}
