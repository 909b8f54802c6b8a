import type { TourProduct } from '@okolitsa/contracts/tours/tour-form.ts'
import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { readTourEdits, type TourDraftField, type TourEdits, tourDraftOf } from '../../data/tours/desk/tour-draft.ts'
import { TOUR_LIST_PATH } from '../../data/tours/desk/tour-paths.ts'
import { tourErrorsOf, useEditTour, useTourProduct, useTourState } from '../../data/tours/desk/use-tour-form.ts'
import { UnsavedGuard } from '../../platform/forms/unsaved-guard.tsx'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { MainSection } from './main-section.tsx'
import { MeetingSection, PlaceSection } from './place-section.tsx'
import { PriceSection } from './price-section.tsx'
import { IncludedSection, ProgrammeSection } from './programme-section.tsx'
import { GroupSection, RegisterSection, RulesSection } from './rules-section.tsx'
import type { SectionProps } from './section.ts'
import { TourActions } from './tour-actions.tsx'
import css from './tour-form.module.css'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))

/** A tour with all its fields; edits are kept here until they are saved. Pictures are saved separately. */
export function TourFormScreen({ initial, pictures }: { initial: TourProduct; pictures: ReactNode }) {
  const tour = useTourProduct(initial)
  const [edits, setEdits] = useKeptState<TourEdits>(`tour-${initial.id}`, () => ({}))
  const [isAsked, setAsked] = useState(false)
  const [conflict, setConflict] = useState<readonly string[]>([])
  const { change, mistakes } = readTourEdits(tour.form, edits)
  const wrong = Object.keys(mistakes)
  const isDirty = wrong.length > 0 || Object.keys(change).length > 0
  const state = useTourState(tour.id)
  const save = useEditTour(tour.id, {
    onSaved: () => {
      setConflict([])
      setAsked(false)
      // keeps edits made during the save
      setEdits((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== edits[key as TourDraftField])),
      )
    },
    onConflict: setConflict,
  })
  const send = () => {
    setAsked(true)
    if (wrong.length === 0 && isDirty) save.mutate({ change, base: tour.form })
  }
  const refused = tourErrorsOf(save.error)
  const notShown = tourErrorsOf(state.error)
  const errorOf = (field: TourDraftField): string | undefined => {
    const mistake = isAsked ? mistakes[field] : undefined
    if (mistake) return deskValidationTexts[mistake]
    return field in edits ? refused[field] : notShown[field]
  }
  const section: SectionProps = {
    draft: { ...tourDraftOf(tour.form), ...edits },
    errorOf,
    onEdit: (part) => setEdits((now) => ({ ...now, ...part })),
  }
  return (
    <div className={css.tour}>
      <UnsavedGuard isDirty={isDirty && !save.isPending} />
      <header className={css.head}>
        <IconButton icon={ArrowLeftIcon} label={text.back} href={TOUR_LIST_PATH} />
        <h1 className="h3">{tour.form.title}</h1>
      </header>
      <TourActions tour={tour} isDirty={isDirty} change={state} />
      <div id="pictures">{pictures}</div>
      <MainSection {...section} />
      <PlaceSection {...section} />
      <MeetingSection {...section} />
      <PriceSection {...section} />
      <ProgrammeSection {...section} />
      <IncludedSection {...section} />
      <GroupSection {...section} />
      <RulesSection {...section} />
      <RegisterSection {...section} />
      {isDirty && (
        <SaveBar
          words={text}
          note={isAsked && wrong.length > 0 ? text.fix : undefined}
          isSaving={save.isPending}
          onReset={() => {
            setEdits({})
            setAsked(false)
          }}
          onSave={send}
        />
      )}
      {conflict.length > 0 && (
        <Suspense>
          <ConflictDialog
            fields={conflict.filter((field): field is TourDraftField => field in edits)}
            theirs={tourDraftOf(tour.form)}
            mine={section.draft}
            isBusy={save.isPending}
            onClose={() => setConflict([])}
            onKeepMine={send}
            onTakeTheirs={() => {
              const taken = new Set(conflict)
              setEdits((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !taken.has(key))))
              setConflict([])
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
