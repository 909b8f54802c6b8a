import type { DisputeSummary } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import type { ReactNode } from 'react'
import { disputePath, useDisputes } from '../../data/office/use-disputes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import css from './disputes.module.css'

/** Open disputes, longest waiting first. */
export function DisputeList({
  initial,
  mark,
}: {
  initial: readonly DisputeSummary[]
  /** The person who works on a dispute. */
  mark: (id: string) => ReactNode
}) {
  const disputes = useDisputes(initial)
  const reference = useDayReference()
  if (disputes.length === 0)
    return (
      <Card className="stack g2">
        <b>{text.nothing}</b>
        <p className="muted">{text.nothingText}</p>
      </Card>
    )
  return (
    <ul className={css.list} aria-label={text.waiting(disputes.length)}>
      {disputes.map(({ id, kind, title, refund, orderId, seller, customerName, since, dueAt }) => (
        <li key={id}>
          <a href={disputePath(id)}>
            <span className={css.what}>
              <b>{text.headline(title, refund)}</b>
              <Badge color={kind === 'late' ? 'red' : 'gray'}>{text.kinds[kind]}</Badge>
            </span>
            <span className="sm muted">
              {[text.order(orderId), text.sides(customerName, seller.title)].join(' · ')}
            </span>
            <span className="sm muted">
              <time dateTime={since}>{text.since(formatMoment(new Date(since), reference))}</time>,{' '}
              <time dateTime={dueAt} className={new Date(dueAt) <= reference.now ? css.late : undefined}>
                {(new Date(dueAt) <= reference.now ? text.late : text.due)(formatMoment(new Date(dueAt), reference))}
              </time>
            </span>
          </a>
          {mark(id)}
        </li>
      ))}
    </ul>
  )
}
