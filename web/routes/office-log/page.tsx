import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'
import { ChainNote, ExportLog, LogScreen } from '../../features/office-log/log-screen.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { TeamTabs } from '../../features/office-team/team-tabs.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/people/log`: the audit trail of the market. */
export function Page() {
  const { member, query, log } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={<ChainNote chain={log.chain} />} actions={<ExportLog query={query} />} />
      {member.permissions.includes('managePeople') && <TeamTabs current="log" />}
      <LogScreen query={query} log={log} />
    </OfficeFrame>
  )
}
