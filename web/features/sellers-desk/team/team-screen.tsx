import type { Team, TeamMember } from '@okolitsa/contracts/sellers/team.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { actionLog } from '@okolitsa/strings/ru/action-log.ts'
import { team as text } from '@okolitsa/strings/ru/team.ts'
import { lazy, Suspense, useState } from 'react'
import { ACTION_LOG_PATH } from '../../../data/sellers/desk/action-log-query.ts'
import { useTeam } from '../../../data/sellers/desk/use-team.ts'
import { useDayReference } from '../../../platform/loading/use-day-reference.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { HistoryIcon, PlusIcon } from '../../../ui/icons.ts'
import { InvitationList } from './invitation-list.tsx'
import css from './team.module.css'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const MemberDialog = lazy(() => import('./member-dialog.tsx'))

/** Members of the shop with roles, and invitations. */
export function TeamScreen({ organizationId, initial }: { organizationId: number; initial: Team }) {
  const { team, invite, revoke, change, remove } = useTeam(organizationId, initial)
  const [isInviting, setInviting] = useState(false)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = team.members.find(({ staffId }) => staffId === chosenId)
  return (
    <div className="wrap section stack g5">
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      {team.roles.length > 0 && (
        <div className={css.acts}>
          <Button icon={PlusIcon} onClick={() => setInviting(true)}>
            {text.invite.button}
          </Button>
          <Button look="secondary-gray" icon={HistoryIcon} href={ACTION_LOG_PATH}>
            {actionLog.link}
          </Button>
        </div>
      )}
      <Card as="section">
        <ul className={css.list} aria-label={text.title}>
          {team.members.map((member) => (
            <Member key={member.staffId} member={member} onChange={() => setChosenId(member.staffId)} />
          ))}
        </ul>
      </Card>
      {team.invitations.length > 0 && (
        <InvitationList invitations={team.invitations} roles={team.roles} invite={invite} revoke={revoke} />
      )}
      <Suspense>
        {isInviting && <InviteDialog roles={team.roles} invite={invite} onClose={() => setInviting(false)} />}
        {chosen && (
          <MemberDialog
            key={chosen.staffId}
            member={chosen}
            change={change}
            remove={remove}
            onClose={() => setChosenId(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

function Member({ member, onChange }: { member: TeamMember; onChange: () => void }) {
  const reference = useDayReference()
  const { name, role, since, phone, isYou, roles, canRemove } = member
  const facts = [text.since(dayIn(SHOP_TIME_ZONE, new Date(since)), reference), phone ?? text.byBank]
  return (
    <li className={css.row}>
      <div className={css.who}>
        <b>{name}</b> {isYou && <span className="sm muted">{text.you}</span>}
        <p className="sm muted">{facts.join(' · ')}</p>
      </div>
      <Badge color={role === 'owner' ? 'lime' : 'gray'} size="large">
        {text.roles[role]}
      </Badge>
      {(roles.length > 1 || canRemove) && (
        <Button look="secondary-gray" size="medium" aria-label={text.changeOf(name)} onClick={onChange}>
          {text.change}
        </Button>
      )}
    </li>
  )
}
