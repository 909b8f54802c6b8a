import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { lazy, Suspense, useState } from 'react'
import { useSessions } from '../../data/identity/use-sessions.ts'
import { useSignOut } from '../../data/identity/use-sign-out.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LogOutIcon } from '../../ui/icons.ts'
import css from './address-book.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = identity.sessions

type Asked = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'others' | 'here' | 'everywhere' }

/** Devices the customer is signed in on: sign out one, all others, or all. */
export function SessionList() {
  const { items, end } = useSessions()
  const reference = useDayReference()
  const asking = useModal()
  const signOut = useSignOut()
  const [asked, setAsked] = useState<Asked>({ kind: 'others' })
  const ask = (what: Asked) => {
    setAsked(what)
    asking.open()
  }
  const confirm = async () => {
    if (asked.kind === 'one' || asked.kind === 'others') {
      return end.mutate(asked.kind === 'one' ? asked.id : null, { onSettled: asking.close })
    }
    // other sessions first: ending them requires this session
    if (asked.kind === 'everywhere') await end.mutateAsync(null).catch(() => undefined)
    signOut.mutate(undefined, { onSettled: asking.close })
  }
  const words = {
    one: { question: text.endQuestion, text: text.endText, confirm: text.end },
    others: { question: text.endOthersQuestion, text: text.endText, confirm: text.end },
    here: {
      question: identity.account.signOutQuestion,
      text: identity.account.signOutText,
      confirm: identity.account.signOut,
    },
    everywhere: { question: text.leaveAllQuestion, text: text.leaveAllText, confirm: identity.account.signOut },
  }[asked.kind]
  const others = items.filter(({ isCurrent }) => !isCurrent)
  return (
    <Card as="section" className="stack g4">
      <div className="stack g2">
        <h2 className="h3">{text.title}</h2>
        <p className="sm muted">{text.hint}</p>
      </div>
      <ul className={css.list}>
        {items.map((session) => (
          <li key={session.id} className={css.row}>
            <div className={css.choice}>
              <p>{text.device(session)}</p>
              <p className="sm muted">{text.lastSeen(formatMoment(new Date(session.lastSeenAt), reference))}</p>
              <p className="sm muted">{text.started(formatMoment(new Date(session.createdAt), reference))}</p>
            </div>
            {session.isCurrent ? (
              <Badge color="green">{text.current}</Badge>
            ) : (
              <IconButton
                icon={LogOutIcon}
                label={text.endOf(text.device(session))}
                onClick={() => ask({ kind: 'one', id: session.id })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="row fw g2">
        <Button look="soft" size="medium" onClick={() => ask({ kind: 'here' })}>
          {text.leaveHere}
        </Button>
        {others.length > 0 && (
          <>
            <Button look="soft" size="medium" onClick={() => ask({ kind: 'others' })}>
              {text.endOthers}
            </Button>
            <Button look="soft" size="medium" onClick={() => ask({ kind: 'everywhere' })}>
              {text.leaveAll}
            </Button>
          </>
        )}
      </div>
      {asking.isOpen && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={asking.onOpenChange}
            title={words.question}
            text={words.text}
            confirmText={words.confirm}
            cancelText={text.keep}
            busy={end.isPending || signOut.isPending}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </Card>
  )
}
