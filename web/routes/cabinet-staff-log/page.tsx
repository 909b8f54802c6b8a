import { actionLog as text } from '@okolitsa/strings/ru/action-log.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ActionLogScreen } from '../../features/sellers-desk/team/action-log-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/staff/log`: the audit log of the seller. */
export function Page() {
  const { member, organizationId, query, log } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <ActionLogScreen organizationId={organizationId} query={query} initial={log} />
    </CabinetFrame>
  )
}
