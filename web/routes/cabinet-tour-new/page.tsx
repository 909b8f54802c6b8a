import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { NewTourScreen } from '../../features/tours-desk/new-tour-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/tours/new`: a new tour. */
export function Page() {
  const { member, organizationId } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.newTitle} isHidden />
      <div className="wrap section stack g5">
        <NewTourScreen organizationId={organizationId} />
      </div>
    </CabinetFrame>
  )
}
