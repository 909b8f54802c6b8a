import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import {
  type OwnBroadcasts,
  useOwnBroadcastActions,
  useOwnBroadcasts,
} from '../../data/broadcasts/desk/use-own-broadcasts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OwnMessageForm } from './own-message-form.tsx'

const COLORS = { sending: 'blue', stopped: 'orange', done: 'green' } as const

/** A form of a new message, and the messages that were sent. */
export function OwnBroadcastsScreen({
  seller,
  sent: initial,
}: {
  seller: { readonly id: number; readonly type: string }
  sent: OwnBroadcasts
}) {
  const reference = useDayReference()
  const { items, nextNewsAt } = useOwnBroadcasts(seller.id, initial)
  const { stop } = useOwnBroadcastActions(seller.id)
  return (
    <>
      <div>
        <h1 className="h2">{text.title}</h1>
        <p className="muted">{text.own.note}</p>
      </div>
      <OwnMessageForm seller={seller} nextNewsAt={nextNewsAt} />
      <Card as="section" className="stack g3" aria-label={text.own.past}>
        <h2 className="h4">{text.own.past}</h2>
        {items.length === 0 && <p className="muted">{text.own.empty}</p>}
        <ul className="stack g3">
          {items.map(({ id, title, kind, day, thing, people, state, startedAt }) => (
            <li key={id} className="stack g1">
              <b>
                {title} <Badge color={COLORS[state]}>{text.states[state]}</Badge>
              </b>
              <span className="sm muted">
                {[
                  text.audienceOf(kind, day, thing, reference),
                  `${text.columns.people.toLowerCase()}: ${formatNumber(people)}`,
                  formatMoment(new Date(startedAt), reference),
                ].join(' · ')}
              </span>
              {state === 'sending' && (
                <div>
                  <Button look="secondary" size="medium" busy={stop.isPending} onClick={() => stop.mutate(id)}>
                    {text.page.stop}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
