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
import { insertTour, publishToursChanged } from '../store/tour.store.ts'
import { findMade, findNewest, findOwnTour, type OwnTourRow } from '../store/tour-sheet.store.ts'
import { isWanted, settleTour } from './settle-tour.ts'

export type WriteTourDeps = Deps<'database' | 'products' | 'audit' | 'sellers' | 'clock'>

/** Fields of a new tour; the others are copied from the organizer's latest one. */
export interface NewDraft
  extends Pick<TourSheet, 'title' | 'regionCode' | 'placeTitle' | 'coords' | 'durationMinutes'> {
  /** Idempotency key. */
  readonly key: string
  readonly price: Kopecks
  /** Title of the adult's price. */
  readonly priceTitle: string
}

const DAY_MINUTES = 24 * 60
/** Default rules of the first tour: full refund three days before, half a day before. */
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

/**
 * Mistakes of a tour. A draft may be incomplete; a tour that was ever published or waits for its check may not, since
 * page and bookings require all fields.
 */
const mistakesOfTour = (tour: OwnTourRow, sheet: TourSheet): FieldMistakes =>
  tour.wasPublished || tour.check?.isWanted
    ? shownMistakes(sheet, outsideOf(tour))
    : draftMistakes(sheet, outsideOf(tour))

/** Creates a draft; idempotent by key. Refuses NOT_FOUND for a seller without tours, BAD_REQUEST. */
export async function createDraft(
  { database, audit, sellers, products }: WriteTourDeps,
  author: Author,
  organizationId: number,
  { key, price, priceTitle, ...sheetFields }: NewDraft,
): Promise<number> {
  const seller = await sellers.sellerOf(organizationId)
  if (seller?.type !== 'tour_operator') throw new Refusal('NOT_FOUND')
  return database.inTransaction(async (tx) => {
    // serializes repeated requests
    await sellers.takeSellers(tx, [organizationId])
    const made = await findMade(tx, organizationId, key)
    if (made !== null) return made
    const usual = await findNewest(tx, organizationId)
    const isLong = sheetFields.durationMinutes > DAY_MINUTES
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
      ...sheetFields,
      tagline: '',
      story: [],
      timeZone: findRegion(sheetFields.regionCode)?.timeZone ?? seller.timeZone,
      meetingPoint: { title: '', address: '', coords: null, note: '' },
      programme: [],
      included: [],
      notIncluded: [],
      toTake: [],
      ageFrom: null,
      prices: [{ kind: 'adult', title: priceTitle, price, places: 1 }],
      minPeople: null,
      decideHours: 0,
      slug: slugOfTitle(sheetFields.title),
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

/** Runs work on a tour of the scope, serialized with other changes of the organizer's tours. Refuses NOT_FOUND. */
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
 * Changes fields of one tour; all or none. Refuses NOT_FOUND, TOUR_CHANGED with the fields that differ from `seen`, and
 * BAD_REQUEST with the mistakes, including broken promises to booked participants.
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
    // an equal value is not a conflict: the request was repeated, or two people made the same edit
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
    await settleTour(deps, tx, tour, { sheet: next })
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
    await publishToursChanged(tx)
  })
}

/** Mistakes of price ids: an id must belong to this tour and occur once. */
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
 * Publishes, hides or archives a tour; a call without a change is not audited. Refuses NOT_FOUND, and BAD_REQUEST with
 * the missing fields.
 */
export async function setTourState(
  deps: WriteTourDeps,
  scope: StaffScope,
  author: Author,
  { id, state }: { readonly id: number; readonly state: keyof typeof STEPS },
): Promise<void> {
  const { action, ...to } = STEPS[state]
  await withTour(deps, scope, id, async (tx, tour) => {
    const before = { isShown: isWanted(tour), isArchived: tour.isArchived }
    if (before.isShown === to.isShown && before.isArchived === to.isArchived) return
    if (to.isShown) refuseMistakes(shownMistakes(tour.sheet, outsideOf(tour)))
    const isShown = await settleTour(deps, tx, tour, to)
    const { organizationId } = tour
    await deps.audit.record(tx, author, [
      { action, entity: 'tour', entityId: id, organizationId, before, after: { ...to, isShown } },
    ])
    await publishToursChanged(tx)
  })
}
