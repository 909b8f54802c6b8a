import { officeRights } from '@okolitsa/strings/ru/office-rights.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { RightsTable } from '../../features/office-team/rights-table.tsx'
import { TeamTabs } from '../../features/office-team/team-tabs.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/people/rights`: permissions of every role. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={officeRights.title} isHidden />
      <OfficeTop title={officeTeam.title} note={officeRights.note} />
      <TeamTabs current="rights" />
      <RightsTable />
    </OfficeFrame>
  )
}
