import type { PersonalDataDesk } from '@okolitsa/contracts/office-customers/personal-data-desk.ts'
import { type DataRequestMove, type DataRequestState, KEPT_DATA } from '@okolitsa/domain/office/data-requests.ts'
import { formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { officePersonalData as text } from '@okolitsa/strings/ru/office-personal-data.ts'
import { type ReactNode, useState } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './personal-data.module.css'
import { EnterDialog, MoveDialog } from './request-dialogs.tsx'

type Request = PersonalDataDesk['requests'][number]
const COLORS = {
  new: 'blue',
  ready: 'plum',
  running: 'orange',
  done: 'green',
  canceled: 'gray',
} as const satisfies Readonly<Record<DataRequestState, BadgeColor>>

/** Requests, open ones first, with the moves that are possible now. */
export function RequestsCard({
  desk: { requests },
  mark,
}: {
  desk: PersonalDataDesk
  /** The person who works on a request. */
  mark: (id: number) => ReactNode
}) {
  const [asked, ask] = useState<{ request: Request; move: DataRequestMove } | null>(null)
  const [isEntered, enter] = useState(false)
  return (
    <Card as="section" className="stack g4">
      <div className={css.title}>
        <h2>{text.requests}</h2>
        <Button size="medium" look="secondary" onClick={() => enter(true)}>
          {text.enter}
        </Button>
      </div>
      {requests.length === 0 && <p className="muted">{text.none}</p>}
      <ul className={css.lines}>
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} onMove={(move) => ask({ request, move })}>
            {request.moves.length > 0 && mark(request.id)}
          </RequestLine>
        ))}
      </ul>
      {asked && <MoveDialog id={asked.request.id} move={asked.move} onClose={() => ask(null)} />}
      {isEntered && <EnterDialog onClose={() => enter(false)} />}
    </Card>
  )
}

function RequestLine({
  request,
  onMove,
  children,
}: {
  request: Request
  onMove: (move: DataRequestMove) => void
  children: ReactNode
}) {
  const reference = useDayReference()
  const { kind, source, state, name, customerId, receivedOn, answerBy, result, preparedBy, approvedBy } = request
  const people = [preparedBy, approvedBy].flatMap((one) => one ?? [])
  return (
    <li>
      <span>
        <b>{text.kinds[kind]}</b>{' '}
        <a className="link" href={`/office/customers/${customerId}`}>
          {name || text.noName}
        </a>
        <small>
          {[
            text.received(receivedOn, reference),
            text.sources[source],
            state === 'done' || state === 'canceled' ? null : text.answerBy(answerBy, reference),
            people.length > 0 ? text.people([...new Set(people)]) : null,
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
        {request.text && <small>{request.text}</small>}
        {result && <small>{result}</small>}
        {children}
      </span>
      <Badge color={COLORS[state]}>{text.states[state]}</Badge>
      {request.moves.map((move) => (
        <Button
          key={move}
          size="medium"
          look={move === 'cancel' ? 'secondary-gray' : 'secondary'}
          onClick={() => onMove(move)}
        >
          {text.moves[move]}
        </Button>
      ))}
    </li>
  )
}

export const KeptCard = () => (
  <Card as="section" className="stack g4">
    <h2 className={css.heading}>{text.kept}</h2>
    <ul className={css.lines}>
      {KEPT_DATA.map((name) => (
        <li key={name}>{text.keptItems[name]}</li>
      ))}
    </ul>
    <p className="sm muted">{text.assumed}</p>
  </Card>
)

/** Deletions by age, with the last run of each. */
export function RetentionCard({ desk: { retention } }: { desk: PersonalDataDesk }) {
  const reference = useDayReference()
  return (
    <Card as="section" className="stack g4">
      <h2 className={css.heading}>{text.retention}</h2>
      <ul className={css.lines}>
        {retention.map(({ task, days, ranAt, rows }) => (
          <li key={task}>
            <span>
              {text.tasks[task]}
              <small>
                {ranAt === null
                  ? text.neverRan
                  : text.ran(formatMoment(new Date(ranAt), reference), formatNumber(rows ?? 0))}
              </small>
            </span>
            <span>{text.days(days)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
