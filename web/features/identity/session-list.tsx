import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { lazy, Suspense, useState } from 'react'
import { useSessions } from '../../data/identity/use-sessions.ts'
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

/** Devices the customer is signed in on: this one, and others that can be put out one by one or all together. */
export function SessionList() {
  const { items, end } = useSessions()
  const reference = useDayReference()
  const asking = useModal()
  /** Null = all others. */
  const [asked, setAsked] = useState<string | null>(null)
  const ask = (id: string | null) => {
    setAsked(id)
    asking.open()
  }
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
            </div>
            {session.isCurrent ? (
              <Badge color="green">{text.current}</Badge>
            ) : (
              <IconButton icon={LogOutIcon} label={text.endOf(text.device(session))} onClick={() => ask(session.id)} />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button look="soft" size="medium" onClick={() => ask(null)}>
            {text.endOthers}
          </Button>
        </div>
      )}
      {asking.isOpen && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={asking.onOpenChange}
            title={asked === null ? text.endOthersQuestion : text.endQuestion}
            text={text.endText}
            confirmText={text.end}
            cancelText={text.keep}
            busy={end.isPending}
            onConfirm={() => end.mutate(asked, { onSettled: asking.close })}
          />
        </Suspense>
      )}
    </Card>
  )
}
