import type { DisputeSummary } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { disputePath, useDisputes } from '../../data/office/use-disputes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import css from './disputes.module.css'

/** Open disputes, longest waiting first. */
export function DisputeList({ initial }: { initial: readonly DisputeSummary[] }) {
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
      {disputes.map(({ id, kind, title, refund, orderId, seller, customerName, since }) => (
        <li key={id}>
          <a href={disputePath(id)}>
            <span className={css.what}>
              <b>{text.headline(title, refund)}</b>
              <Badge color={kind === 'contest' ? 'gray' : 'red'}>{text.kinds[kind]}</Badge>
            </span>
            <span className="sm muted">
              {[text.order(orderId), text.sides(customerName, seller.title)].join(' · ')}
            </span>
            <time className="sm muted" dateTime={since}>
              {text.since(formatMoment(new Date(since), reference))}
            </time>
          </a>
        </li>
      ))}
    </ul>
  )
}
