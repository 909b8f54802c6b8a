import type { Today } from '@okolitsa/contracts/today/today.ts'
import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { PAUSE_REASONS, type PauseReason } from '@okolitsa/domain/sellers/pause.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import { useState } from 'react'
import { usePause } from '../../data/today/desk/use-pause.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './today.module.css'

const REASONS = [
  { value: '', title: text.pause.season.noReason },
  ...PAUSE_REASONS.map((value) => ({ value, title: text.pause.season.reasons[value] })),
]

/** Whether new orders are taken, and the buttons that stop and start them. */
export function TodayPause({ today: { seller, pause, timeZone, date }, now }: { today: Today; now: Date }) {
  const change = usePause(seller.id)
  const words = text.pause
  return (
    <Card as="section" aria-labelledby="sales">
      <h2 id="sales" className="h3">
        {pause ? words.stopped : words.going}
      </h2>
      <p className={css.note}>
        {pause
          ? words.stoppedNote(pause.until === null ? null : new Date(pause.until), { now, zone: timeZone })
          : words.goingNote}
      </p>
      <div className={css.pauses}>
        {pause ? (
          <Button
            look="primary"
            size="xlarge"
            icon={PlayIcon}
            busy={change.isPending}
            onClick={() => change.mutate(null)}
          >
            {words.resume}
          </Button>
        ) : (
          <>
            <Button look="secondary" size="xlarge" busy={change.isPending} onClick={() => change.mutate('hour')}>
              {words.hour}
            </Button>
            <Button look="secondary" size="xlarge" busy={change.isPending} onClick={() => change.mutate('tomorrow')}>
              {words.tomorrow}
            </Button>
            <Button
              look="secondary-gray"
              size="xlarge"
              icon={PauseIcon}
              busy={change.isPending}
              onClick={() => change.mutate('open')}
            >
              {words.open}
            </Button>
            <Season
              date={date}
              busy={change.isPending}
              error={fieldErrorsOf(change.error).till}
              onClose={(till, reason) => change.mutate({ till, reason })}
            />
          </>
        )}
      </div>
    </Card>
  )
}

/** Closes the season until the day on which sales resume automatically. */
function Season({
  date,
  busy,
  error,
  onClose,
}: {
  /** Today in the seller's time zone. */
  date: string
  busy: boolean
  error: string | undefined
  onClose: (till: string, reason: PauseReason | null) => void
}) {
  const [till, setTill] = useState('')
  const [reason, setReason] = useState<PauseReason | null>(null)
  const words = text.pause.season
  return (
    <form
      className={css.season}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (till) onClose(till, reason)
      }}
    >
      <TextField
        label={words.till}
        hint={words.hint}
        type="date"
        min={plusDays(date, 1)}
        value={till}
        error={error}
        onChange={({ target }) => setTill(target.value)}
      />
      <Select
        label={words.reason}
        items={REASONS}
        value={reason ?? ''}
        onChange={({ target }) => setReason(PAUSE_REASONS.find((one) => one === target.value) ?? null)}
      />
      <Button type="submit" look="secondary-gray" size="xlarge" busy={busy}>
        {words.close}
      </Button>
    </form>
  )
}
