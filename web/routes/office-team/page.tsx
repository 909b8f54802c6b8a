import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeColumns, OfficeTop } from '../../features/office-shell/office-page.tsx'
import { InviteButton } from '../../features/office-team/invite-button.tsx'
import { PeopleTabs, TeamAside, TeamMain, TeamNote } from '../../features/office-team/team-parts.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/people/team`: people of the office with their roles, factors and sessions. */
export function Page() {
  const { member, team } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={<TeamNote initial={team} />} actions={<InviteButton />} />
      <PeopleTabs initial={team} />
      <OfficeColumns>
        <TeamMain initial={team} />
        <TeamAside initial={team} />
      </OfficeColumns>
    </OfficeFrame>
  )
}
