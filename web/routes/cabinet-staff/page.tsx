import { team as text } from '@okolitsa/strings/ru/team.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { TeamScreen } from '../../features/sellers-desk/team/team-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/staff`: members and invitations. */
export function Page() {
  const { member, organizationId, team } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <TeamScreen organizationId={organizationId} initial={team} />
    </CabinetFrame>
  )
}
