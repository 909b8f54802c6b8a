import type { FestivalEvent, FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { eventState } from '@okolitsa/domain/festival/festival.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, PlusIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './festival.module.css'

const text = festivalText.programme
const PICTURE_PX = 56

/** Programme of a ground for a day, by the hour. */
export function Programme({
  events,
  ground,
  planned,
  onToggle,
}: {
  events: readonly FestivalEvent[]
  ground: FestivalGround
  planned: readonly number[]
  onToggle: (eventId: number) => void
}) {
  const { now } = useDayReference()
  if (events.length === 0) return <Card>{text.none}</Card>
  return (
    <Card padded={false}>
      <ol className={css.events}>
        {events.map((event) => {
          const { id, startsAt, minutes, title, place, price, fromAge, imageUrl } = event
          const state = eventState(event, ground.timeZone, now)
          const isPlanned = planned.includes(id)
          return (
            <li key={id} className={css.event}>
              <div className={css.hour}>
                <b>{startsAt}</b>
                <small>{text.lasts(minutes)}</small>
              </div>
              <Thumb
                picture={pictureOf(imageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })}
                hue={70}
                size={PICTURE_PX}
                faded={state === 'over'}
              />
              <div className={css.what}>
                <b>{bindNumbers(title)}</b>
                <span>{text.line([bindNumbers(place), price === null ? '' : text.price(price)])}</span>
                {state === 'now' && <Badge color="green">{text.now}</Badge>}
                {state === 'over' && <Badge>{text.over}</Badge>}
                {fromAge !== null && <Badge color="blue">{text.fromAge(fromAge)}</Badge>}
              </div>
              {(state !== 'over' || isPlanned) && (
                <Button
                  look={isPlanned ? 'secondary' : 'secondary-gray'}
                  size="medium"
                  icon={isPlanned ? CheckIcon : PlusIcon}
                  aria-pressed={isPlanned}
                  aria-label={isPlanned ? text.removeLabel(title) : text.addLabel(title)}
                  onClick={() => onToggle(id)}
                >
                  <span className={css.wide}>{isPlanned ? text.added : text.add}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
