import type { SellerInvitation } from '@okolitsa/contracts/registration/invitations.endpoints.ts'
import type { InvitationState } from '@okolitsa/domain/sellers/invitation.ts'
import { formatMoment, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { sellerInvitations } from '@okolitsa/strings/ru/seller-invitations.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { INVITATION_TABS, invitationsPath } from '../../data/office/invitations-query.ts'
import { useInvitation, useInvitations } from '../../data/office/use-invitations.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { QueueList } from '../../ui/queue-list.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './invitations.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = sellerInvitations.list

export function InvitationList({ state }: { state: InvitationState }) {
  const queue = useInvitations(state)
  return (
    <section className="stack g4">
      <QueueList
        tabs={{
          label: text.tabs,
          items: INVITATION_TABS.map((one) => ({
            title: text.states[one],
            href: invitationsPath(one),
            isCurrent: one === state,
          })),
        }}
        queue={queue}
        words={{ ...text, nothing: text.none[state] }}
      >
        {(invitation) => <OneInvitation key={invitation.id} invitation={invitation} />}
      </QueueList>
    </section>
  )
}

function OneInvitation({ invitation }: { invitation: SellerInvitation }) {
  const { id, title, town, phone, tin, trade, state, link, createdAt, expiresAt, sentAt } = invitation
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  const name = title === '' ? formatPhone(phone) : title
  return (
    <Card as="article" className="stack g3">
      <div>
        <h3 className="h4">{title === '' ? text.unnamed : title}</h3>
        <p>
          {[formatPhone(phone), tin && text.tin(tin), town, trade && sitePagesDesk.newSite.trades[trade]]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="sm muted">{sentAt === null ? text.unsent : text.sent(at(sentAt))}</p>
        <p className="sm muted">{state === 'waiting' ? text.until(at(expiresAt)) : text.made(at(createdAt))}</p>
      </div>
      {(state === 'waiting' || state === 'expired') && <Actions id={id} name={name} link={link} />}
    </Card>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ text: text.copied })
  } catch {
    showToast({ text: text.notCopied, tone: 'error' })
  }
}

function Actions({ id, name, link }: { id: number; name: string; link: string | null }) {
  const { again, withdraw } = useInvitation(id)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {link && <output className={css.link}>{link}</output>}
      <div className={css.buttons}>
        {link && (
          <Button look="secondary-gray" size="medium" icon={CopyIcon} onClick={() => void copy(link)}>
            {text.copy}
          </Button>
        )}
        <Button look="secondary-gray" size="medium" busy={again.isPending} onClick={() => again.mutate()}>
          {text.again}
        </Button>
        <Button look="soft" size="medium" busy={withdraw.isPending} onClick={() => setAsked(true)}>
          {text.withdraw}
        </Button>
      </div>
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
    </>
  )
}
