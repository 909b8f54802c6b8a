import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { queueDeadline } from '@okolitsa/domain/office/queue-deadlines.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeToday as text } from '@okolitsa/strings/ru/office-today.ts'
import { type OfficeQueue, useQueues } from '../../data/office/today.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './queues.module.css'

/** Waiting items by queue, updated while the page is open. */
export function Queues({ member, initial }: { member: OfficeMember; initial: OfficeQueue[] }) {
  const queues = useQueues(member, initial)
  const isFree = queues.every(({ count }) => count === 0)
  return (
    <>
      {queues.length === 0 ? <Card>{text.none}</Card> : <p className="muted">{isFree ? text.nothing : text.waits}</p>}
      <ul className={css.queues}>
        {queues.map((queue) => (
          <Queue key={queue.name} queue={queue} />
        ))}
      </ul>
    </>
  )
}

function Queue({ queue: { name, href, count, hasMore, since } }: { queue: OfficeQueue }) {
  const reference = useDayReference()
  const deadline = queueDeadline(name, since)
  const isLate = deadline !== null && deadline <= reference.now
  const { title, text: about } = text.queues[name]
  return (
    <Card as="li" className={css.queue}>
      <h2 className="h4">
        <a className={css.link} href={href}>
          {title}
        </a>
      </h2>
      <b className={css.count} data-waits={(count !== null && count > 0) || undefined}>
        {count === null ? text.unknown : text.count(count, hasMore)}
      </b>
      <p className={classNames('sm', isLate ? css.late : 'muted')}>
        {deadline === null ? about : (isLate ? text.late : text.due)(formatMoment(deadline, reference))}
      </p>
    </Card>
  )
}
