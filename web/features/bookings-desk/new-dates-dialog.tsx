import { dayIn, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { weekdayNames } from '@okolitsa/strings/ru/production-schedule.ts'
import { dateMoment, tourDates as text } from '@okolitsa/strings/ru/tour-dates.ts'
import { type FormEvent, useId, useState } from 'react'
import { type DateRule, useDatesPreview, useTourDates } from '../../data/bookings/desk/use-tour-dates.ts'
import type { DatedTour } from '../../data/bookings/desk/use-tour-desk.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import Modal from '../../ui/modal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './tour-desk.module.css'

const TIME = /^(\d{2}):(\d{2})$/

interface Draft {
  readonly isRepeated: boolean
  readonly from: string
  readonly to: string
  readonly weekdays: readonly number[]
  readonly time: string
}

/** The rule of the filled fields; null = incomplete. */
function ruleOf({ isRepeated, from, to, weekdays, time }: Draft): DateRule | null {
  const [, hours, minutes] = TIME.exec(time) ?? []
  const last = isRepeated ? to : from
  if (!isKnownDay(from) || !isKnownDay(last) || hours === undefined || minutes === undefined) return null
  const days = isRepeated ? [...weekdays] : [weekdayOf(from)]
  return days.length === 0 ? null : { from, to: last, weekdays: days, minute: Number(hours) * 60 + Number(minutes) }
}

export function NewDatesDialog({ tours, onClose }: { tours: readonly DatedTour[]; onClose: () => void }) {
  const formId = useId()
  const [first] = tours
  const [tourId, setTourId] = useState(first?.id ?? 0)
  const tour = tours.find(({ id }) => id === tourId)
  const [draft, setDraft] = useState<Draft>({ isRepeated: false, from: '', to: '', weekdays: [6, 7], time: '10:00' })
  const [places, setPlaces] = useState(String(first?.places ?? 10))
  const [isAnyhow, setAnyhow] = useState(false)
  const now = useDayReference()
  const zone = tour?.timeZone ?? now.zone ?? ''
  const rule = ruleOf(draft)
  const preview = useDatesPreview(tour?.id ?? null, rule)
  const { repeat } = useTourDates()
  const edit = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const errors = { ...fieldErrorsOf(preview.error), ...fieldErrorsOf(repeat.error) }
  const free = (preview.data?.items ?? []).filter(({ isTaken }) => !isTaken)
  const fresh = free.length
  const isLate = free.some((date) => date.isLate)
  const mayAdd = fresh > 0 && (!isLate || isAnyhow)
  const today = dayIn(zone, now.now)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!tour || !rule || !mayAdd) return
    repeat.mutate(
      { ...rule, places: Number(places) || 0, isAnyhow: isLate && isAnyhow, tourId: tour.id },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text.addTitle}
      closeLabel={text.close}
      size="medium"
      footer={
        <Button type="submit" form={formId} block busy={repeat.isPending} disabled={!mayAdd}>
          {fresh > 0 ? text.save(fresh) : preview.data ? text.allTaken : text.add}
        </Button>
      }
    >
      <KeptForm
        id="new-dates"
        sending={repeat}
        state={{ isRepeated: draft.isRepeated, weekdays: draft.weekdays }}
        onRestore={edit}
        formId={formId}
        method="post"
        className={css.form}
        noValidate
        onSubmit={onSubmit}
      >
        {tours.length > 1 && (
          <Select
            label={text.tour}
            value={String(tourId)}
            onChange={({ target }) => {
              const next = tours.find(({ id }) => id === Number(target.value))
              setTourId(next?.id ?? 0)
              setPlaces(String(next?.places ?? 10))
            }}
            items={tours.map(({ id, title }) => ({ value: String(id), title }))}
          />
        )}
        <Segmented
          label={text.howLabel}
          value={draft.isRepeated ? 'repeat' : 'once'}
          items={[
            { value: 'once', title: text.once },
            { value: 'repeat', title: text.repeat },
          ]}
          onValueChange={(how) => edit({ isRepeated: how === 'repeat' })}
        />
        <div className={css.pair}>
          <TextField
            label={draft.isRepeated ? text.from : text.day}
            type="date"
            min={today}
            value={draft.from}
            error={errors.from ?? (draft.isRepeated ? undefined : errors.to)}
            onChange={({ target }) => edit({ from: target.value })}
          />
          {draft.isRepeated && (
            <TextField
              label={text.to}
              type="date"
              min={draft.from || today}
              value={draft.to}
              error={errors.to}
              onChange={({ target }) => edit({ to: target.value })}
            />
          )}
        </div>
        {draft.isRepeated && (
          <fieldset className={css.weekdays}>
            <legend className="sm">{text.weekdays}</legend>
            {weekdayNames.map((name, index) => {
              const day = index + 1
              const isOn = draft.weekdays.includes(day)
              return (
                <Chip
                  key={name}
                  selected={isOn}
                  onClick={() =>
                    edit({ weekdays: isOn ? draft.weekdays.filter((one) => one !== day) : [...draft.weekdays, day] })
                  }
                >
                  {name}
                </Chip>
              )
            })}
          </fieldset>
        )}
        <div className={css.pair}>
          <TextField
            label={text.time}
            hint={text.timeHint}
            type="time"
            value={draft.time}
            onChange={({ target }) => edit({ time: target.value })}
          />
          <TextField
            label={text.places}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={places}
            error={errors.places}
            onChange={({ target }) => setPlaces(target.value)}
          />
        </div>
        <section className="stack g2">
          <h3 className="h4" aria-live="polite">
            {text.preview}
            {preview.data && `: ${text.count(fresh)}`}
          </h3>
          {!rule ? (
            <p className="sm muted">{text.choose}</p>
          ) : preview.isPending ? (
            <p className="sm muted">{text.counting}</p>
          ) : preview.isError ? (
            Object.keys(errors).length === 0 && (
              <Notification tone="error" title={refusalWords(preview.error, text.failed)} />
            )
          ) : (
            <ul className={css.preview} aria-label={text.preview}>
              {(preview.data?.items ?? []).map(({ startsAt, isTaken, isLate: isTooLate }) => (
                <li key={startsAt} className={isTaken ? 'muted' : undefined}>
                  {dateMoment(new Date(startsAt), { now: now.now, zone })}
                  {isTaken ? ` · ${text.taken}` : isTooLate && ` · ${text.late}`}
                </li>
              ))}
            </ul>
          )}
        </section>
        {isLate && (
          <Notification tone="warning" title={text.lateTitle}>
            <p>{text.lateText}</p>
            <Checkbox checked={isAnyhow} onChange={({ target }) => setAnyhow(target.checked)}>
              {text.anyhow}
            </Checkbox>
          </Notification>
        )}
      </KeptForm>
    </Modal>
  )
}
