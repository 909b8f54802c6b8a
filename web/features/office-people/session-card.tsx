import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useOwnSessions } from '../../data/office/use-own-access.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './office-people.module.css'

const text = officePeople.access

/** Open sessions of the person; each can be ended, here or on another device. */
export function SessionCard({ initial }: { initial: Parameters<typeof useOwnSessions>[0] }) {
  const { sessions, end, endOthers } = useOwnSessions(initial)
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <Card as="section" className="stack g3">
      <h2 className="h3">{text.sessions}</h2>
      <p className="sm muted">{text.sessionsText}</p>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={css.row}>
            <span>
              {identity.sessions.device({ source: 'web', ...session })}
              <small>{text.since(at(session.createdAt))}</small>
              <small>{text.seen(at(session.lastSeenAt))}</small>
            </span>
            {session.isCurrent ? (
              <Badge color="green">{text.here}</Badge>
            ) : (
              <Button
                look="secondary-gray"
                size="small"
                busy={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="soft" size="medium" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {text.endOthers}
        </Button>
      )}
    </Card>
  )
}
