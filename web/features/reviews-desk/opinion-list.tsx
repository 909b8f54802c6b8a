import { reviewWords, reviewDeskWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { type OpinionQueue, useOpinions } from '../../data/reviews/desk/use-opinions.ts'
import { QueueList } from '../../ui/queue-list.tsx'
import { OpinionItem } from './opinion-item.tsx'

const hrefOf = (queue: OpinionQueue) => (queue === 'reviews' ? '/cabinet/reviews' : `/cabinet/reviews?tab=${queue}`)

const QUEUES: readonly OpinionQueue[] = ['moderation', 'reviews', 'questions']

export function OpinionList({ queue }: { queue: OpinionQueue }) {
  const { opinions, ...page } = useOpinions(queue)
  return (
    <QueueList
      tabs={{
        label: text.tabs,
        items: QUEUES.map((one) => ({ title: text[one], href: hrefOf(one), isCurrent: one === queue })),
      }}
      queue={{ things: opinions, ...page }}
      words={{ ...reviewWords, ...text, nothing: text.nothing[queue] }}
    >
      {(opinion) => <OpinionItem key={`${queue}-${opinion.id}`} opinion={opinion} queue={queue} />}
    </QueueList>
  )
}
