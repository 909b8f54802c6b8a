import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import type { TakenItem } from '@okolitsa/contracts/office/office-taken.endpoints.ts'
import { queueDeadline } from '@okolitsa/domain/office/queue-deadlines.ts'
import { formatMoment, formatTime } from '@okolitsa/strings/ru/format.ts'
import { officeQueue } from '@okolitsa/strings/ru/office-queue.ts'
import { officeToday as text } from '@okolitsa/strings/ru/office-today.ts'
import { type OfficeQueue, useQueues } from '../../data/office/today.ts'
import { useTaken } from '../../data/office/use-taken.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './queues.module.css'

/** Waiting items by queue, updated while the page is open. */
export function Queues({ member, initial }: { member: OfficeMember; initial: OfficeQueue[] }) {
  const queues = useQueues(member, initial)
  const taken = useTaken()
  const isFree = queues.every(({ count }) => count === 0)
  return (
    <>
      {queues.length === 0 ? <Card>{text.none}</Card> : <p className="muted">{isFree ? text.nothing : text.waits}</p>}
      <ul className={css.queues}>
        {queues.map((queue) => (
          <Queue key={queue.name} queue={queue} people={workersOf(queue.name, taken, member.id)} />
        ))}
      </ul>
    </>
  )
}

/** Words about the people who work on items of a queue; null = nobody does. */
function workersOf(name: OfficeQueue['name'], taken: readonly TakenItem[], memberId: number): string | null {
  const items = taken.filter(({ queue }) => queue === name)
  const [first] = items
  if (!first) return null
  if (items.length === 1) {
    const time = formatTime(new Date(first.since))
    return first.member.id === memberId ? officeQueue.mine(time) : officeQueue.taken(first.member.name, time)
  }
  const people = [...Map.groupBy(items, ({ member }) => member.id).values()].map(([one, ...others]) =>
    officeQueue.several(one?.member.id === memberId ? officeQueue.you : (one?.member.name ?? ''), others.length + 1),
  )
  return officeQueue.working(people.join(', '))
}

function Queue({
  queue: { name, href, count, hasMore, since },
  people,
}: {
  queue: OfficeQueue
  people: string | null
}) {
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
      {people !== null && <p className="sm muted">{people}</p>}
    </Card>
  )
}
