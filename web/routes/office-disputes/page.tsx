import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { DisputeList } from '../../features/office-disputes/dispute-list.tsx'
import { TakenMark } from '../../features/office-queue/taken-mark.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/disputes`: refunds that sellers contest, and claims that they have not answered in time. */
export function Page() {
  const { member, disputes } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.waiting(disputes.length)} />
      <DisputeList initial={disputes} mark={(id) => <TakenMark queue="disputes" id={id} member={member} />} />
    </OfficeFrame>
  )
}
