import type { OfficeInvitation } from '@okolitsa/contracts/office/office-people.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { lazy, Suspense, useState } from 'react'
import { useOfficeInvitation } from '../../data/office/use-team.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MadeLink } from './made-link.tsx'
import css from './office-team.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const Modal = lazy(() => import('../../ui/modal.tsx'))
const text = officeTeam.invitations
const COLORS = { waiting: 'blue', opened: 'orange', expired: 'gray' } as const

/** Invitations that are not accepted yet; nothing without any. */
export const InvitedList = ({ invitations }: { invitations: readonly OfficeInvitation[] }) =>
  invitations.length > 0 && (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.title}</h2>
      <ul>
        {invitations.map((invitation) => (
          <OneInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )

function OneInvitation({ invitation }: { invitation: OfficeInvitation }) {
  const { name, phone, roles, state, madeBy, createdAt, expiresAt, sentAt } = invitation
  const { renew, withdraw } = useOfficeInvitation(invitation)
  const [isAsked, setAsked] = useState(false)
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <li className={css.invitation}>
      <span className="grow">
        <b>{name}</b> <Badge color={COLORS[state]}>{text.states[state]}</Badge>
        <small>{[phone, ...roles.map((role) => officeFrame.roles[role])].join(' · ')}</small>
        <small>
          {[
            text.madeBy(madeBy, at(createdAt)),
            sentAt === null ? text.unsent : text.sent(at(sentAt)),
            state === 'expired' ? null : text.until(at(expiresAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={css.buttons}>
        <Button
          look="secondary-gray"
          size="small"
          busy={renew.isPending && renew.variables}
          onClick={() => renew.mutate(true)}
        >
          {text.again}
        </Button>
        <Button
          look="secondary-gray"
          size="small"
          busy={renew.isPending && !renew.variables}
          onClick={() => renew.mutate(false)}
        >
          {text.newLink}
        </Button>
        <Button look="soft" size="small" onClick={() => setAsked(true)}>
          {text.withdraw}
        </Button>
      </span>
      {renew.data && (
        <Suspense>
          <Modal isOpen onOpenChange={renew.reset} title={name} closeLabel={officeTeam.form.close} size="medium">
            <MadeLink made={renew.data} wasAsked={renew.variables} onDone={renew.reset} />
          </Modal>
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsked}
            title={text.withdrawTitle(name)}
            text={text.withdrawText}
            confirmText={text.withdraw}
            cancelText={text.keep}
            busy={withdraw.isPending}
            onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsked(false) })}
          />
        </Suspense>
      )}
    </li>
  )
}
