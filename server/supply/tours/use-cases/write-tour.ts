import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { TourChange, TourOutside, TourSheet } from '@okolitsa/domain/tours/tour.ts'
import { tourOfAlcohol } from '@okolitsa/domain/tours/tour-fields.ts'
import {
  aheadMistakes,
  differingTourFields,
  draftMistakes,
  promisedMistakes,
  shownMistakes,
} from '@okolitsa/domain/tours/tour-sheet.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { slugOfTitle } from '../../products/public.ts'
import { insertTour, saveTour, saveTourState, tellToursChanged } from '../store/tour.store.ts'
import { findMade, findNewest, findOwnTour, type OwnTourRow } from '../store/tour-sheet.store.ts'

export type WriteTourDeps = Deps<'database' | 'products' | 'audit' | 'sellers' | 'clock'>

/** What a tour begins with; the rest is what its organizer's tours usually have. */
export interface NewDraft
  extends Pick<TourSheet, 'title' | 'regionCode' | 'placeTitle' | 'coords' | 'durationMinutes'> {
  /** Of the press. */
  readonly key: string
  readonly price: Kopecks
  /** What its adult is called. */
  readonly priceTitle: string
}

const DAY_MINUTES = 24 * 60
/** Terms of whoever has none yet: three days before all of it comes back, a day before half. */
const FIRST_RULES = {
  languages: ['ru'],
  bookUntilHours: 24,
  prepaymentPercent: 100,
  cancellation: [
    { hoursBefore: 72, backPercent: 100 },
    { hoursBefore: 24, backPercent: 50 },
  ],
} as const satisfies Partial<TourSheet>

const outsideOf = ({ slug, images, hue }: OwnTourRow): TourOutside => ({ slug, images, hue })

/** A draft may lack things; what was shown once stays whole, so that a page and a booking always have all of it. */
const mistakesOfTour = (tour: OwnTourRow, sheet: TourSheet): FieldMistakes =>
  tour.wasPublished ? shownMistakes(sheet, outsideOf(tour)) : draftMistakes(sheet, outsideOf(tour))

/**
 * Begins a tour of an organizer as a draft; pressed again with the same key, it answers the one that is there. Refuses
 * NOT_FOUND for a seller who leads no tours, and BAD_REQUEST with the mistakes.
 */
export async function createDraft(
  { database, audit, sellers, products }: WriteTourDeps,
  author: Author,
  organizationId: number,
  { key, price, priceTitle, ...said }: NewDraft,
): Promise<number> {
  const seller = await sellers.sellerOf(organizationId)
  if (seller?.type !== 'tour_operator') throw new Refusal('NOT_FOUND')
  return database.inTransaction(async (tx) => {
    // two presses of one form follow each other here
    await sellers.takeSellers(tx, [organizationId])
    const made = await findMade(tx, organizationId, key)
    if (made !== null) return made
    const usual = await findNewest(tx, organizationId)
    const isLong = said.durationMinutes > DAY_MINUTES
    const fields: TourSheet & TourOutside = {
      ...FIRST_RULES,
      register: isLong ? { kind: 'operator', number: '', guarantee: null } : { kind: 'excursion' },
      ...(usual && !(isLong && usual.register.kind === 'excursion') && { register: usual.register }),
      ...(usual && {
        languages: usual.languages,
        bookUntilHours: usual.bookUntilHours,
        prepaymentPercent: usual.prepaymentPercent,
        cancellation: usual.cancellation,
      }),
      ...said,
      tagline: '',
      story: [],
      timeZone: findRegion(said.regionCode)?.timeZone ?? seller.timeZone,
      meetingPoint: { title: '', address: '', coords: null, note: '' },
      programme: [],
      included: [],
      notIncluded: [],
      toTake: [],
      ageFrom: null,
      prices: [{ kind: 'adult', title: priceTitle, price, places: 1 }],
      minPeople: null,
      decideHours: 0,
      slug: slugOfTitle(said.title),
      images: [],
      hue: seller.hue,
    }
    refuseMistakes({
      ...tourOfAlcohol(await products.alcoholWords(tx), fields),
      ...draftMistakes(fields, fields),
    })
    const id = await orTaken({ tour_slug_key: 'title' }, () =>
      insertTour(tx, { id: null, organizationId, fields, draftBy: key }),
    )
    await audit.record(tx, author, [
      { action: 'createTour', entity: 'tour', entityId: id, organizationId, before: null, after: { ...fields } },
    ])
    return id
  })
}

/** Does something to one tour of the scope, whoever else changes this organizer's tours waiting. Refuses NOT_FOUND. */
async function withTour(
  { database, sellers, clock }: WriteTourDeps,
  scope: StaffScope,
  tourId: number,
  work: (tx: Executor, tour: OwnTourRow) => Promise<void>,
): Promise<void> {
  const found = await findOwnTour(database.executor, scope, tourId, clock())
  if (!found) throw new Refusal('NOT_FOUND')
  await database.inTransaction(async (tx) => {
    await sellers.takeSellers(tx, [found.organizationId])
    const tour = await findOwnTour(tx, scope, tourId, clock())
    if (!tour) throw new Refusal('NOT_FOUND')
    await work(tx, tour)
  })
}

/**
 * Changes fields of one tour, all of them or none. Refuses NOT_FOUND, TOUR_CHANGED with the fields that are no longer as
 * they were `seen`, and BAD_REQUEST with the mistakes: also of what people ahead were promised.
 */
export async function editTour(
  deps: WriteTourDeps,
  scope: StaffScope,
  author: Author,
  { id, change, seen }: { readonly id: number; readonly change: TourChange; readonly seen: TourChange },
): Promise<void> {
  await withTour(deps, scope, id, async (tx, tour) => {
    const { sheet, organizationId } = tour
    const asked = differingTourFields(sheet, change)
    if (asked.length === 0) return
    // what is so already is no conflict: its answer was lost, or both wrote the same
    const stale = differingTourFields(sheet, seen).filter((field) => asked.includes(field))
    if (stale.length > 0) throw new Refusal('TOUR_CHANGED', { fields: stale })
    const next: TourSheet = { ...sheet, ...Object.fromEntries(asked.map((field) => [field, change[field]])) }
    refuseMistakes({
      ...tourOfAlcohol(await deps.products.alcoholWords(tx), next),
      ...mistakesOfTour(tour, next),
      ...strangePrices(sheet, next),
      ...aheadMistakes(sheet, next, tour.fewestPlaces),
      ...(tour.hasPeopleAhead && promisedMistakes(sheet, next)),
    })
    await saveTour(tx, id, { ...next, ...outsideOf(tour) })
    await deps.audit.record(tx, author, [
      {
        action: 'changeTour',
        entity: 'tour',
        entityId: id,
        organizationId,
        before: { ...sheet },
        after: { ...next },
      },
    ])
    await tellToursChanged(tx)
  })
}

/** A price named by an id is one of this tour's, and named once. */
function strangePrices({ prices: known }: TourSheet, { prices }: TourSheet): FieldMistakes {
  const left = new Set(known.map(({ id }) => id))
  return Object.fromEntries(
    prices.flatMap(({ id }, at) => (id === undefined || left.delete(id) ? [] : [[`prices.${at}.id`, 'wrongValue']])),
  )
}

const STEPS = {
  published: { action: 'publishTour', isShown: true, isArchived: false },
  hidden: { action: 'hideTour', isShown: false, isArchived: false },
  archived: { action: 'archiveTour', isShown: false, isArchived: true },
} as const

/**
 * Shows a tour, takes it off or puts it away; what is so already leaves no trace. Refuses NOT_FOUND, and BAD_REQUEST with
 * what a customer would miss.
 */
export async function setTourState(
  deps: WriteTourDeps,
  scope: StaffScope,
  author: Author,
  { id, state }: { readonly id: number; readonly state: keyof typeof STEPS },
): Promise<void> {
  const { action, ...to } = STEPS[state]
  await withTour(deps, scope, id, async (tx, tour) => {
    const before = { isShown: tour.isShown, isArchived: tour.isArchived }
    if (before.isShown === to.isShown && before.isArchived === to.isArchived) return
    if (to.isShown) refuseMistakes(shownMistakes(tour.sheet, outsideOf(tour)))
    await saveTourState(tx, id, to)
    const { organizationId } = tour
    await deps.audit.record(tx, author, [
      { action, entity: 'tour', entityId: id, organizationId, before, after: { ...to } },
    ])
    await tellToursChanged(tx)
  })
}
