import { MAX_KOPECKS } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { momentsOfRule, ruleMistakes } from '@okolitsa/domain/tours/date-rule.ts'
import { areTooFewPlaces, isTooLateToDecide } from '@okolitsa/domain/tours/tour-fields.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ToursService } from '../ports.ts'
import { publishToursChanged } from '../store/tour.store.ts'
import { findDates, lockDate } from '../store/tour-date.store.ts'
import { clockOfTour, pricesOfTour, saveOwnPrices, saveSale, startsTaken } from '../store/tour-date-desk.store.ts'

export type DateCommandDeps = Deps<'audit' | 'sellers'>

type Commands = Pick<ToursService, 'datesOfRule' | 'repeatDates' | 'setSale' | 'setOwnPrices'>
type DateRef = Parameters<ToursService['setSale']>[2]

/** Locks an open date of this organizer. Refuses NOT_FOUND and TOUR_DATE_CLOSED. */
async function demandOpen(tx: Executor, { organizationId, dateId }: DateRef) {
  const date = await lockDate(tx, dateId)
  if (date?.organizationId !== organizationId) throw new Refusal('NOT_FOUND')
  if (date.state !== 'open') {
    throw new Refusal('TOUR_DATE_CLOSED', { reason: date.state === 'canceled' ? 'canceled' : 'late' })
  }
  return date
}

/** Commands for dates: creation in bulk, closing and prices. */
export function dateCommands({ audit, sellers }: DateCommandDeps, addDates: ToursService['addDates']): Commands {
  const datesOfRule: ToursService['datesOfRule'] = async (executor, scope, tourId, rule, now) => {
    const tour = await clockOfTour(executor, scope, tourId)
    if (!tour) throw new Refusal('NOT_FOUND')
    refuseMistakes(ruleMistakes(rule, tour.timeZone, now))
    const moments = momentsOfRule(rule, tour.timeZone, now)
    const taken = new Set((await startsTaken(executor, tourId, moments)).map((moment) => moment.getTime()))
    return {
      organizationId: tour.organizationId,
      timeZone: tour.timeZone,
      items: moments.map((startsAt) => ({
        startsAt,
        isTaken: taken.has(startsAt.getTime()),
        isLate: isTooLateToDecide(startsAt, tour, now),
      })),
    }
  }
  return {
    datesOfRule,

    repeatDates: async (tx, author, scope, { tourId, rule, places, isAnyhow }, now) => {
      const tour = await clockOfTour(tx, scope, tourId)
      if (!tour) throw new Refusal('NOT_FOUND')
      // serializes repeated requests, so that the second one finds all dates
      await sellers.takeSellers(tx, [tour.organizationId])
      const { items } = await datesOfRule(tx, scope, tourId, rule, now)
      const fresh = items.filter(({ isTaken }) => !isTaken)
      const dates = fresh.map(({ startsAt, isLate }) => ({ tourId, startsAt, places, isAnyhow: isAnyhow && isLate }))
      const needsGroup = dates.length === 0 || dates.some((date) => !date.isAnyhow)
      refuseMistakes(needsGroup && areTooFewPlaces(places, tour) ? { places: 'tooSmall' } : {})
      if (dates.length > 0) await addDates(tx, author, tour.organizationId, dates, now)
      return { added: fresh.length, skipped: items.length - fresh.length }
    },

    setSale: async (tx, author, ref, isClosed, now) => {
      await sellers.takeSellers(tx, [ref.organizationId])
      const before = await demandOpen(tx, ref)
      if (before.isClosed === isClosed) return
      await saveSale(tx, ref.dateId, isClosed ? now : null)
      await audit.record(tx, author, [
        {
          action: 'setTourBookable',
          entity: 'tour_date',
          entityId: ref.dateId,
          organizationId: ref.organizationId,
          before: { isClosed: before.isClosed },
          after: { isClosed },
        },
      ])
      await publishToursChanged(tx)
    },

    setOwnPrices: async (tx, author, ref, prices) => {
      await sellers.takeSellers(tx, [ref.organizationId])
      const { tourId } = await demandOpen(tx, ref)
      const known = new Map((await pricesOfTour(tx, tourId)).map((price) => [price.id, price]))
      const named = new Set<number>()
      prices.forEach(({ priceId, price }, at) => {
        const of = known.get(priceId)
        if (!of || named.has(priceId)) refuseMistakes({ [`prices.${at}.priceId`]: 'wrongValue' })
        named.add(priceId)
        if (of && price * of.places > MAX_KOPECKS) refuseMistakes({ [`prices.${at}.price`]: 'tooBig' })
      })
      const [date] = await findDates(tx, [ref.dateId])
      // a price equal to the tour's is not stored
      const own = prices.filter(({ priceId, price }) => known.get(priceId)?.price !== price)
      await saveOwnPrices(tx, ref.dateId, own)
      const before = (date?.ownPrices ?? []).map(({ priceId, price }) => ({ priceId, price }))
      await audit.record(tx, author, [
        {
          action: 'setTourDatePrices',
          entity: 'tour_date',
          entityId: ref.dateId,
          organizationId: ref.organizationId,
          before: { prices: before },
          after: { prices: own },
        },
      ])
      await publishToursChanged(tx)
    },
  }
}
