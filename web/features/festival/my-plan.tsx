import type { FestivalEvent, FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { byTime, overlapOf } from '@okolitsa/domain/festival/festival.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { formatDay } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CalendarDaysIcon, Share2Icon, TriangleAlertIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'
import css from './festival.module.css'
import { endsAt, planFile } from './plan-file.ts'

const text = festivalText.plan

export function MyPlan({
  events,
  ground,
  planned,
  isGuest,
  url,
}: {
  events: readonly FestivalEvent[]
  ground: FestivalGround
  planned: readonly number[]
  isGuest: boolean
  /** Public URL of the programme. */
  url: string
}) {
  const reference = useDayReference()
  const chosen = events.filter(({ id }) => planned.includes(id)).toSorted(byTime)
  const clashes = chosen.flatMap((event, index) => {
    const next = chosen[index + 1]
    const minutes = next ? overlapOf(event, next) : 0
    return next && minutes > 0 ? [{ event, next, minutes }] : []
  })
  const clashing = new Set(clashes.flatMap(({ event, next }) => [event.id, next.id]))
  return (
    <Card as="aside" className={css.plan} aria-label={text.title}>
      <div className={css.planHead}>
        <h2 className="h3">{text.title}</h2>
        <span className="sm muted">{text.count(chosen.length)}</span>
      </div>
      {chosen.length === 0 ? (
        <p className="sm muted">{text.empty}</p>
      ) : (
        <>
          <ol className={css.planned}>
            {chosen.map((event, index) => (
              <li key={event.id} className={clashing.has(event.id) ? css.clash : undefined}>
                {event.day !== chosen[index - 1]?.day && (
                  <small className={css.planDay}>{formatDay(event.day, reference)}</small>
                )}
                <b>{event.startsAt}</b>
                <span>
                  {bindNumbers(event.title)}
                  <small>{text.until(endsAt(event))}</small>
                </span>
              </li>
            ))}
          </ol>
          {clashes.map(({ event, next, minutes }) => (
            <p key={event.id} className={css.overlap} role="status">
              <TriangleAlertIcon size={20} />
              <span>
                <b>{text.overlap(minutes)}</b>
                <span>{text.overlapText(event.title, next.title)}</span>
              </span>
            </p>
          ))}
          <div className={css.planActions}>
            <Button
              look="secondary-gray"
              size="medium"
              icon={CalendarDaysIcon}
              onClick={() => download(planFile(chosen, ground, { url, now: reference.now }))}
            >
              {text.calendar}
            </Button>
            <Button look="secondary-gray" size="medium" icon={Share2Icon} onClick={() => void invite(url)}>
              {text.invite}
            </Button>
          </div>
        </>
      )}
      {isGuest && chosen.length > 0 && <p className="xs muted">{text.guest}</p>}
    </Card>
  )
}

function download(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = text.file
  link.click()
  URL.revokeObjectURL(address)
}

async function invite(url: string): Promise<void> {
  if (navigator.share) {
    // closing the share sheet is not a failure
    await navigator.share({ title: festivalText.title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ text: text.copied })
  } catch {
    showToast({ text: text.notCopied, tone: 'error' })
  }
}
