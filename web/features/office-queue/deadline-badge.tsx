import { type QueueName, queueDeadline } from '@okolitsa/domain/office/queue-deadlines.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeQueue as text } from '@okolitsa/strings/ru/office-queue.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'

/** Time by which an item of a queue is decided; red when it has passed. */
export function DeadlineBadge({ queue, since }: { queue: QueueName; since: string | null }) {
  const reference = useDayReference()
  const deadline = queueDeadline(queue, since)
  if (!deadline) return null
  return (
    <Badge color={deadline <= reference.now ? 'red' : 'gray'}>
      <time dateTime={deadline.toISOString()}>{text.due(formatMoment(deadline, reference))}</time>
    </Badge>
  )
}
