import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { TourListScreen } from '../../features/tours-desk/tour-list-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/tours/list`: tours of an organizer. */
export function Page() {
  const { member, tours, isArchive } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <TourListScreen page={tours} isArchive={isArchive} />
      </div>
    </CabinetFrame>
  )
}
