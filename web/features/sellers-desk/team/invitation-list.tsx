import type { Invitation, Team } from '@okolitsa/contracts/sellers/team.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { team as words } from '@okolitsa/strings/ru/team.ts'
import { lazy, Suspense, useState } from 'react'
import type { useTeam } from '../../../data/sellers/desk/use-team.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { useDayReference } from '../../../platform/loading/use-day-reference.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatPhone, phoneDigits } from '../../../ui/phone-format.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import css from './team.module.css'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))
const text = words.invitations

export function InvitationList({
  invitations,
  roles,
  invite,
  revoke,
}: { invitations: readonly Invitation[] } & Pick<Team, 'roles'> &
  Pick<ReturnType<typeof useTeam>, 'invite' | 'revoke'>) {
  const reference = useDayReference()
  const [revoked, setRevoked] = useState<Invitation | null>(null)
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <ul className={css.list}>
        {invitations.map((invitation) => {
          const { id, name, phone, role, invitedBy, expiresAt, isOver } = invitation
          const until = isOver ? text.over : text.until(dayIn(SHOP_TIME_ZONE, new Date(expiresAt)), reference)
          return (
            <li key={id} className={css.row}>
              <div className={css.who}>
                <b>{name}</b> <span className="sm muted">{words.roles[role]}</span>
                <p className="sm muted">{[formatPhone(phoneDigits(phone)), until, text.by(invitedBy)].join(' · ')}</p>
              </div>
              {roles.includes(role) && (
                <>
                  <Button
                    look="secondary-gray"
                    size="medium"
                    busy={invite.isPending && invite.variables.phone === phone}
                    onClick={() =>
                      invite.mutate(
                        { phone, name, role },
                        {
                          onError: (error) => showToast({ tone: 'error', text: refusalWords(error, words.failed) }),
                        },
                      )
                    }
                  >
                    {text.again}
                  </Button>
                  <Button look="secondary-gray" size="medium" onClick={() => setRevoked(invitation)}>
                    {text.revoke}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {revoked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setRevoked(null)}
            title={text.revokeTitle}
            text={text.revokeText(revoked.name)}
            confirmText={text.revoke}
            cancelText={text.keep}
            busy={revoke.isPending}
            onConfirm={() => revoke.mutate(revoked.id, { onSettled: () => setRevoked(null) })}
          />
        </Suspense>
      )}
    </Card>
  )
}
