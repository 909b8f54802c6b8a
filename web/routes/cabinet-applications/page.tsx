import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { APPLICATIONS_PATH } from '../../data/registration/desk/applications-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ApplicationList } from '../../features/registration-desk/application-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/applications`: applications of new sellers. */
export function Page() {
  const { member, state } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.desk.title} isHidden />
      <div className="wrap section stack g5">
        <h1 className="h1">{text.desk.title}</h1>
        <ApplicationList key={state} state={state} page={APPLICATIONS_PATH} />
      </div>
    </CabinetFrame>
  )
}
