import { reviewWords, reviewDeskWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { type OpinionQueue, useOpinions } from '../../data/operator/use-opinions.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { OpinionItem } from './opinion-item.tsx'

const hrefOf = (queue: OpinionQueue) => (queue === 'reviews' ? '/operator/reviews' : `/operator/reviews?tab=${queue}`)

/** Reviews and questions that wait for somebody here. */
export function OpinionList({ queue, isModerator }: { queue: OpinionQueue; isModerator: boolean }) {
  const { opinions, isFailed, retry, more } = useOpinions(queue)
  const queues: OpinionQueue[] = isModerator ? ['moderation', 'reviews', 'questions'] : ['reviews', 'questions']
  return (
    <>
      <TabLinks
        label={text.tabs}
        items={queues.map((one) => ({ title: text[one], href: hrefOf(one), isCurrent: one === queue }))}
      />
      {isFailed && (
        <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{reviewWords.retry}</Button>} />
      )}
      {!isFailed && !opinions && (
        <div role="status" aria-label={reviewWords.loading}>
          <Skeleton height={160} />
        </div>
      )}
      {opinions?.length === 0 && <Card>{text.nothing[queue]}</Card>}
      {opinions?.map((opinion) => (
        <OpinionItem key={`${queue}-${opinion.id}`} opinion={opinion} queue={queue} />
      ))}
      {more && (
        <div>
          <Button look="secondary" onClick={more}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  )
}
