import type { OfficeTeam } from '@okolitsa/contracts/office/office-people.ts'
import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { useTeam } from '../../data/office/use-team.ts'
import { ApprovalList } from './approval-list.tsx'
import { InsideCard } from './inside-card.tsx'
import { InvitedList } from './invited-list.tsx'
import { LockCard } from './lock-card.tsx'
import { PeopleTable } from './people-table.tsx'
import { TeamTabs } from './team-tabs.tsx'

interface Initial {
  readonly initial: OfficeTeam
}

const activeOf = ({ people }: OfficeTeam) => people.filter(({ isActive }) => isActive)

/** Number of people, and of those with a second factor. */
export function TeamNote({ initial }: Initial) {
  const active = activeOf(useTeam(initial))
  return text.note(active.length, active.filter(({ factors }) => factors.hasTotp || factors.passkeys > 0).length)
}

export const PeopleTabs = ({ initial }: Initial) => (
  <TeamTabs current="people" people={activeOf(useTeam(initial)).length} />
)

/** People and invitations. */
export function TeamMain({ initial }: Initial) {
  const { people, invitations, approvals } = useTeam(initial)
  return (
    <div className="stack g4">
      <ApprovalList approvals={approvals} />
      <PeopleTable people={people} />
      <InvitedList invitations={invitations} />
    </div>
  )
}

/** Second factors and open sessions. */
export function TeamAside({ initial }: Initial) {
  const { people } = useTeam(initial)
  return (
    <div className="stack g4">
      <LockCard people={people} />
      <InsideCard people={people} />
    </div>
  )
}
