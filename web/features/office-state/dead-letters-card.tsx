import type { DeadLetterState } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { shopState } from '@okolitsa/strings/ru/shop-state.ts'
import { useDeadLetters, useRetryLetters } from '../../data/office/use-shop-state.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RefreshCwIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './state.module.css'

const text = shopState.dead

/** Events that a part of the shop did not get, with the cause and another try. */
export function DeadLettersCard({ dead }: { dead: number }) {
  const { letters, isFailed, retry, more } = useDeadLetters()
  const again = useRetryLetters()
  return (
    <Card as="section" className="stack g4">
      <div className={css.head}>
        <h2 className="h3">{text.title}</h2>
        {dead > 1 && (
          <Button
            look="secondary-gray"
            size="small"
            icon={RefreshCwIcon}
            busy={again.isPending && again.variables === null}
            onClick={() => again.mutate(null)}
          >
            {text.all}
          </Button>
        )}
      </div>
      {isFailed && (
        <ErrorState
          scope="block"
          title={shopState.notLoaded}
          action={<Button onClick={retry}>{shopState.again}</Button>}
        />
      )}
      {!isFailed && !letters && <Skeleton height={80} />}
      {letters?.length === 0 && <p className="muted">{text.none}</p>}
      {letters && letters.length > 0 && (
        <ul className={css.rows}>
          {letters.map((letter) => (
            <Letter
              key={`${letter.eventId}-${letter.subscriber}`}
              letter={letter}
              isBusy={again.isPending && again.variables?.eventId === letter.eventId}
              onRetry={() => again.mutate({ eventId: letter.eventId, subscriber: letter.subscriber })}
            />
          ))}
        </ul>
      )}
      {more && (
        <div>
          <Button look="secondary-gray" size="small" onClick={more}>
            {text.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Letter({ letter, isBusy, onRetry }: { letter: DeadLetterState; isBusy: boolean; onRetry: () => void }) {
  const { eventId, topic, subscriber, failure, deadAt } = letter
  const reference = useDayReference()
  const name = `${topic} → ${subscriber}`
  return (
    <li>
      <span>
        <b lang="en">{name}</b>
        <small lang="en">{failure ?? text.noCause}</small>
        <small>{text.since(eventId, formatMoment(new Date(deadAt), reference))}</small>
      </span>
      <Button look="secondary" size="small" busy={isBusy} aria-label={`${text.retry}: ${name}`} onClick={onRetry}>
        {text.retry}
      </Button>
    </li>
  )
}
