import type { ProductFields } from '@okolitsa/domain/catalog/product-fields.ts'
import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { TourDateState } from '@okolitsa/domain/tours/tour.ts'
import {
  areTooFewPlaces,
  dateMistakes,
  isTooLateToDecide,
  tourMistakes,
  tourOfAlcohol,
} from '@okolitsa/domain/tours/tour-fields.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ToursService } from '../ports.ts'
import { insertTour, lockTour, publishToursChanged } from '../store/tour.store.ts'
import {
  findDates,
  insertDates,
  lockDate,
  savePlaces,
  saveState,
  saveTakenElsewhere,
} from '../store/tour-date.store.ts'

/** Category of the products whose stock are places; it contains no product on sale. */
const TOURS_CATEGORY = 9501
const TOUR_TAKEN = { tour_slug_key: 'slug', tour_pkey: 'id' }
const DATE_TAKEN = { tour_date_tour_id_starts_at_key: 'startsAt' }
const MINUTE = 60_000

/** Converts the refusal of an existing product name, which contains the moment, to the refusal of an existing date. */
function momentTaken(error: unknown): never {
  const errors = error instanceof Refusal ? (error.facts.errors as Record<string, string> | undefined) : undefined
  if (errors?.slug === 'taken' || errors?.sku === 'taken')
    throw new Refusal('BAD_REQUEST', { errors: { startsAt: 'taken' } })
  throw error
}

export type TourCommandDeps = Deps<'audit' | 'sellers' | 'products'>

type Commands = Pick<ToursService, 'createTours' | 'addDates' | 'setPlaces' | 'giveElsewhere' | 'closeDate'>

/** Commands for tours and their dates; each leaves an audit entry. */
export function tourCommands({ audit, sellers, products }: TourCommandDeps): Commands {
  return {
    createTours: async (tx, author, tours) => {
      refuseMistakes(mistakesInList(tours, 'tours', ({ fields }) => tourMistakes(fields)))
      const words = await products.alcoholWords(tx)
      refuseMistakes(mistakesInList(tours, 'tours', ({ fields }) => tourOfAlcohol(words, fields)))
      await sellers.takeSellers(
        tx,
        tours.map(({ organizationId }) => organizationId),
      )
      const ids: number[] = []
      for (const { id = null, organizationId, fields } of tours) {
        ids.push(await orTaken(TOUR_TAKEN, () => insertTour(tx, { id, organizationId, fields, draftBy: null })))
      }
      await audit.record(
        tx,
        author,
        tours.map(({ organizationId, fields }, index) => ({
          action: 'createTour',
          entity: 'tour',
          entityId: ids[index] ?? 0,
          organizationId,
          before: null,
          after: { ...fields },
        })),
      )
      return ids
    },

    addDates: async (tx, author, organizationId, dates, now) => {
      await sellers.takeSellers(tx, [organizationId])
      const toursById = new Map<number, NonNullable<Awaited<ReturnType<typeof lockTour>>>>()
      for (const tourId of new Set(dates.map((date) => date.tourId))) {
        const tour = await lockTour(tx, organizationId, tourId)
        if (!tour) throw new Refusal('NOT_FOUND')
        if (tour.isDraft) throw new Refusal('TOUR_NOT_PUBLISHED')
        toursById.set(tourId, tour)
      }
      const tourOf = (tourId: number) => {
        const tour = toursById.get(tourId)
        if (!tour) throw new Refusal('NOT_FOUND')
        return tour
      }
      refuseMistakes(mistakesInList(dates, 'dates', (date) => dateMistakes(date, tourOf(date.tourId), now)))
      if (dates.some((date) => !date.isAnyhow && isTooLateToDecide(date.startsAt, tourOf(date.tourId), now)))
        throw new Refusal('TOUR_DATE_TOO_LATE')
      const ids = await products
        .createProducts(
          tx,
          author,
          dates.map(({ tourId, startsAt, places, takenElsewhere = 0 }) => {
            const tour = tourOf(tourId)
            const name = `tour-${tourId}-${Math.round(startsAt.getTime() / MINUTE)}`
            return {
              organizationId,
              categoryId: TOURS_CATEGORY,
              furtherCategoryIds: [],
              fields: placeFields(name, tour),
              price: kopecks(tour.price),
              specialPrices: [],
              stock: { kind: 'counted', onHand: places - takenElsewhere },
              // places are booked and never put into a cart
              isEnabled: false,
            }
          }),
        )
        .catch(momentTaken)
      const rows = dates.map(({ tourId, startsAt, places, takenElsewhere = 0, isAnyhow = false }, index) => ({
        id: ids[index] ?? 0,
        tourId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + tourOf(tourId).durationMinutes * MINUTE),
        places,
        takenElsewhere,
        isAnyhow,
      }))
      await orTaken(DATE_TAKEN, () => insertDates(tx, rows))
      await audit.record(
        tx,
        author,
        rows.map(({ id, tourId, startsAt, places, takenElsewhere, isAnyhow }) => ({
          action: 'addTourDate',
          entity: 'tour_date',
          entityId: id,
          organizationId,
          before: null,
          after: { tourId, startsAt: startsAt.toISOString(), places, takenElsewhere, ...(isAnyhow && { isAnyhow }) },
        })),
      )
      return ids
    },

    setPlaces: async (tx, author, { organizationId, dateId }, places) => {
      await sellers.takeSellers(tx, [organizationId])
      const date = await lockDate(tx, dateId)
      if (date?.organizationId !== organizationId) throw new Refusal('NOT_FOUND')
      if (date.state !== 'open') throw new Refusal('TOUR_DATE_CLOSED', { reason: reasonOf(date.state) })
      if (date.places === places) return
      refuseMistakes(places <= date.takenElsewhere || areTooFewPlaces(places, date) ? { places: 'tooSmall' } : {})
      const stock = { kind: 'counted', onHand: places - date.takenElsewhere } as const
      await products.setStock(tx, author, { organizationId, productId: dateId }, stock).catch(refuseFewer)
      await savePlaces(tx, dateId, places)
      const change = { before: { places: date.places }, after: { places } }
      await audit.record(tx, author, [
        { action: 'setTourPlaces', entity: 'tour_date', entityId: dateId, organizationId, ...change },
      ])
    },

    giveElsewhere: async (tx, author, { organizationId, dateId }, people) => {
      await sellers.takeSellers(tx, [organizationId])
      const date = await lockDate(tx, dateId)
      if (date?.organizationId !== organizationId) throw new Refusal('NOT_FOUND')
      if (date.state !== 'open') throw new Refusal('TOUR_DATE_CLOSED', { reason: reasonOf(date.state) })
      const [{ placesLeft } = { placesLeft: 0 }] = await findDates(tx, [dateId])
      if (people > placesLeft) throw new Refusal('TOUR_DATE_FULL', { left: Math.max(0, placesLeft) })
      const takenElsewhere = Math.max(0, date.takenElsewhere + people)
      const stock = { kind: 'counted', onHand: date.places - takenElsewhere } as const
      await products.setStock(tx, author, { organizationId, productId: dateId }, stock).catch((error: unknown) => {
        // places were booked since the last count
        const isFewer = error instanceof Refusal && error.code === 'BAD_REQUEST'
        throw isFewer ? new Refusal('TOUR_DATE_FULL', { left: 0 }) : error
      })
      await saveTakenElsewhere(tx, dateId, takenElsewhere)
      const change = { before: { takenElsewhere: date.takenElsewhere }, after: { takenElsewhere } }
      await audit.record(tx, author, [
        { action: 'setTourPlaces', entity: 'tour_date', entityId: dateId, organizationId, ...change },
      ])
      await publishToursChanged(tx)
    },

    closeDate: async (tx, author, dateId, { reason, note }) => {
      const date = await lockDate(tx, dateId)
      if (!date) throw new Refusal('NOT_FOUND')
      if (date.state !== 'open') throw new Refusal('TOUR_DATE_CLOSED', { reason: reasonOf(date.state) })
      await saveState(tx, dateId, { state: 'canceled', reason, note })
      await audit.record(tx, author, [
        {
          action: 'cancelTourDate',
          entity: 'tour_date',
          entityId: dateId,
          organizationId: date.organizationId,
          before: { state: date.state },
          after: { state: 'canceled', reason, note },
        },
      ])
    },
  }
}

const reasonOf = (state: TourDateState) => (state === 'canceled' ? 'canceled' : 'late')

/** Reports too few places under the field that the organizer filled in. */
function refuseFewer(error: unknown): never {
  const isFewer = error instanceof Refusal && error.code === 'BAD_REQUEST'
  throw isFewer ? new Refusal('BAD_REQUEST', { errors: { places: 'tooSmall' } }) : error
}

/** Fields of a product of which only the stock is used. */
const placeFields = (name: string, tour: { title: string; image: string; hue: number }): ProductFields => ({
  slug: name,
  sku: name,
  title: tour.title,
  description: '',
  composition: '',
  shelfLife: '',
  storage: '',
  nutrition: null,
  allergens: [],
  vat: null,
  unit: PIECE,
  measure: 1,
  isWeight: false,
  maxSaleQuantity: null,
  productionSchedule: null,
  attributes: {},
  image: tour.image,
  hue: tour.hue,
})
