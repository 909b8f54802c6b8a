import { DATE_CANCEL_REASONS, type DateCancelReason } from '@okolitsa/domain/tours/tour.ts'
import { tourDesk as text } from '@okolitsa/strings/ru/tour-desk.ts'
import { tourDays } from '@okolitsa/strings/ru/tours.ts'
import { useState } from 'react'
import { deskHref } from '../../data/cabinet/tour-list-query.ts'
import { type DeskDate, useTourDesk } from '../../data/cabinet/use-tour-desk.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import css from './tour-desk.module.css'

/** Dates ahead: how full they are, who goes, and the way to cancel one. */
export function TourDates({ dates }: { dates: readonly DeskDate[] }) {
  return (
    <section className="stack g4">
      <h2 className="h3">{text.dates}</h2>
      {dates.length === 0 && <p className="muted">{text.noDates}</p>}
      <ul className={css.dates}>
        {dates.map((date) => (
          <DateRow key={date.id} date={date} />
        ))}
      </ul>
    </section>
  )
}

function DateRow({ date }: { date: DeskDate }) {
  const reference = { ...useDayReference(), zone: date.timeZone }
  const days = tourDays(new Date(date.startsAt), new Date(date.endsAt), reference)
  const { cancelDate } = useTourDesk()
  const [isCanceling, setCanceling] = useState(false)
  const [because, setBecause] = useState<DateCancelReason>('weather')
  const notes = [
    date.state === 'canceled' ? text.canceledDate : text.places(date.places - date.placesLeft, date.places),
    date.toConfirm > 0 && text.toConfirm(date.toConfirm),
    date.waiting > 0 && text.waiting(date.waiting),
  ].filter(Boolean)
  return (
    <Card as="li" className="stack g2">
      <b>{date.tourTitle}</b>
      <p>{days}</p>
      <p className="sm muted">{notes.join(' · ')}</p>
      <div className="row fw">
        <Button size="small" look="secondary" href={deskHref({ queue: 'ahead', dateId: date.id, page: 1 })}>
          {text.participants}
        </Button>
        {date.state === 'open' && (
          <Button size="small" look="secondary-gray" onClick={() => setCanceling(true)}>
            {text.cancelDate}
          </Button>
        )}
      </div>
      {isCanceling && (
        <ReasonDialog
          title={text.cancelDateTitle(date.tourTitle, days)}
          text={
            <>
              <p>{text.cancelDateText}</p>
              <Select
                label={text.because}
                value={because}
                onChange={({ target }) =>
                  setBecause(DATE_CANCEL_REASONS.find((one) => one === target.value) ?? 'other')
                }
                items={DATE_CANCEL_REASONS.map((value) => ({ value, title: text.reasons[value] }))}
              />
            </>
          }
          label={text.reason}
          error={text.reasonError}
          save={text.cancelDate}
          keep={text.keepDate}
          busy={cancelDate.isPending}
          onClose={() => setCanceling(false)}
          onSave={(reason) =>
            cancelDate.mutate({ id: date.id, because, reason }, { onSettled: () => setCanceling(false) })
          }
        />
      )}
    </Card>
  )
}
