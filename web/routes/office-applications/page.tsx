import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { ApplicationList } from '../../features/office-applications/application-list.tsx'
import { TakenMark } from '../../features/office-queue/taken-mark.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/applications`: applications of new sellers. */
export function Page() {
  const { member, state } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.desk.title} isHidden />
      <OfficeTop title={text.desk.title} />
      <ApplicationList
        key={state}
        state={state}
        mark={(id) => <TakenMark queue="applications" id={id} member={member} />}
      />
    </OfficeFrame>
  )
}
