import type { Unanswered } from '@okolitsa/contracts/seller-notifications/unanswered.endpoints.ts'
import { unansweredText as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import type { ReactNode } from 'react'
import { useUnanswered } from '../../data/office/use-unanswered.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import css from './unanswered.module.css'

/** Orders, questions and requests that sellers have not answered, for a person of the office who calls the sellers. */
export function UnansweredList({ mark }: { /** The person who works on a matter. */ mark: (id: number) => ReactNode }) {
  const { list, isFailed, retry } = useUnanswered()
  if (isFailed)
    return <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
  if (!list)
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{text.loading}</p>
        <RowSkeleton />
      </div>
    )
  if (list.items.length === 0)
    return (
      <Card>
        <p>
          <b>{text.nothing}</b>
        </p>
        <p className="muted">{text.nothingText}</p>
      </Card>
    )
  return (
    <>
      <ul className="stack g3">
        {list.items.map((matter) => (
          <li key={matter.id}>
            <Matter matter={matter} mark={mark(matter.id)} />
          </li>
        ))}
      </ul>
      {list.total > list.items.length && <p className="muted">{text.more(list.total)}</p>}
    </>
  )
}

/** Kinds whose subject is an order. */
const OF_ORDERS: readonly Unanswered['kind'][] = ['order', 'dinner', 'booking', 'claim']

function Matter({ matter, mark }: { matter: Unanswered; mark: ReactNode }) {
  const reference = useDayReference()
  const { kind, subjectId, seller, since, deadline, isSeen, sent } = matter
  const title = text.kind(kind, subjectId)
  return (
    <Card as="article" className="stack g3">
      <div className={css.facts}>
        <h2 className="h4">
          {OF_ORDERS.includes(kind) ? (
            <a className="link" href={`/office/orders/${subjectId}`}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <a className="link" href={`/office/sellers/${seller.id}`}>
          {seller.title}
        </a>
        <span>{text.since(new Date(since), reference)}</span>
        {deadline && <span>{text.deadline(new Date(deadline), reference)}</span>}
        <span className="muted">{isSeen ? text.seen : text.notSeen}</span>
      </div>
      <div className={css.facts}>
        <b className="sm">{text.sentTitle}</b>
        {sent.length === 0 ? (
          <span className="sm muted">{text.nothingSent}</span>
        ) : (
          <ul>
            {sent.map(({ channel, at, isSure }) => (
              <li key={`${channel} ${at}`} className="sm muted">
                {text.sent(channel, new Date(at), isSure, reference)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {seller.phone === null ? (
        <p className="muted">{text.noPhone}</p>
      ) : (
        <div>
          <Button look="secondary" size="medium" href={`tel:+${seller.phone}`}>
            {text.call(seller.phone)}
          </Button>
        </div>
      )}
      {mark}
    </Card>
  )
}
