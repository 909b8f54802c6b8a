import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { isRegionCode, type RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { tourLength } from '@okolitsa/strings/ru/tours.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { type SyntheticEvent, useState } from 'react'
import { minutesTyped, roublesTyped } from '../../data/tours/desk/tour-draft.ts'
import { TOUR_LIST_PATH, tourFormPath } from '../../data/tours/desk/tour-paths.ts'
import { tourErrorsOf, useCreateTour } from '../../data/tours/desk/use-tour-form.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { UnsavedGuard } from '../../platform/forms/unsaved-guard.tsx'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AddressField } from './address-field.tsx'
import { REGIONS } from './place-section.tsx'
import css from './tour-form.module.css'

interface Draft {
  readonly key: string
  readonly title: string
  readonly placeTitle: string
  readonly regionCode: RegionCode
  readonly coords: Coordinates | null
  readonly hours: string
  readonly price: string
}

/** A new tour: region, duration, price. The other fields are in its form. */
export function NewTourScreen({ organizationId }: { organizationId: number }) {
  const here = useVisitorLocation()
  // the idempotency key is stored with the draft: a repeat after a reload creates the same tour
  const [draft, setDraft, drop] = useKeptState<Draft>('new-tour', () => ({
    key: crypto.randomUUID(),
    title: '',
    placeTitle: '',
    regionCode: isRegionCode(here.regionCode) ? here.regionCode : '77',
    coords: null,
    hours: '',
    price: '',
  }))
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isMade, setMade] = useState(false)
  const create = useCreateTour(({ id }) => {
    setMade(true)
    drop()
    showToast({ tone: 'success', text: text.created })
    // after the navigation guard has seen the saved state
    setTimeout(() => void navigate(tourFormPath(id), { replace: true }))
  })
  const edit = (part: Partial<Draft>) => {
    setTouched(true)
    setDraft((now) => ({ ...now, ...part }))
  }
  const minutes = minutesTyped(draft.hours)
  const price = roublesTyped(draft.price)
  const refused = tourErrorsOf(create.error)
  const needed = (isThere: boolean, field: string, mistake: 'required' | 'wrongValue') =>
    isAsked && !isThere ? validationTexts[mistake] : refused[field]
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    const { key, title, placeTitle, regionCode, coords } = draft
    if (!title.trim() || !placeTitle.trim() || minutes === null || price === null) return
    create.mutate({ key, organizationId, title, placeTitle, regionCode, coords, durationMinutes: minutes, price })
  }
  return (
    <form onSubmit={send} className={css.tour} noValidate>
      <UnsavedGuard isDirty={isTouched && !isMade} />
      <header className={css.head}>
        <IconButton icon={ArrowLeftIcon} label={text.back} href={TOUR_LIST_PATH} />
        <h1 className="h3">{text.newTitle}</h1>
      </header>
      <p className="muted">{text.newLead}</p>
      <Card as="section" className={css.section}>
        <TextField
          label={text.fields.title}
          hint={text.hints.title}
          error={needed(draft.title.trim() !== '', 'title', 'required')}
          maxLength={200}
          autoComplete="off"
          value={draft.title}
          onChange={({ target }) => edit({ title: target.value })}
        />
        <AddressField
          label={text.fields.placeTitle}
          hint={text.hints.place}
          error={needed(draft.placeTitle.trim() !== '', 'placeTitle', 'required')}
          value={draft.placeTitle}
          onType={(placeTitle) => edit({ placeTitle })}
          onChoose={({ title, coords, regionCode }) =>
            edit({ placeTitle: title, coords, ...(isRegionCode(regionCode) && { regionCode }) })
          }
        />
        <Select
          label={text.fields.regionCode}
          hint={text.hints.region}
          error={refused.regionCode}
          items={REGIONS}
          value={draft.regionCode}
          onChange={({ target }) => isRegionCode(target.value) && edit({ regionCode: target.value })}
        />
        <div className={css.pair}>
          <TextField
            label={text.fields.durationMinutes}
            hint={minutes === null ? text.hints.hours : tourLength(minutes)}
            error={needed(minutes !== null, 'durationMinutes', 'wrongValue')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.hours}
            onChange={({ target }) => edit({ hours: target.value })}
          />
          <TextField
            label={text.newPrice}
            error={needed(price !== null, 'price', 'wrongValue')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.price}
            onChange={({ target }) => edit({ price: target.value })}
          />
        </div>
        <Button type="submit" size="xlarge" block busy={create.isPending || isMade}>
          {text.create}
        </Button>
      </Card>
    </form>
  )
}
