import type { tourDatesDeskEndpoints } from '@okolitsa/contracts/bookings/tour-dates-desk.endpoints.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { add, fromRoubles, type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { BookingDeps } from '../../booking-deps.ts'
import { peopleOf } from '../../present-booking.ts'
import { listOfDates } from '../../store/departure.store.ts'
import { offerPlaces, takeBackOffers } from '../../use-cases/offer-places.ts'
import { deskPresenter } from './present-desk.ts'

export function tourDatesDeskHandlers(deps: BookingDeps): Handlers<typeof tourDatesDeskEndpoints> {
  const { executor, inTransaction, tours, clock } = deps
  const desk = deskPresenter(deps)
  const demandOwn = async (scope: StaffScope, dateId: number) => {
    const date = await tours.findDate(executor, dateId)
    if (!date || !covers(scope, date.tour)) throw new Refusal('NOT_FOUND')
    return { organizationId: date.tour.organizationId, dateId }
  }
  return {
    previewDates: async ({ params: { id }, body, scope }) => {
      const { timeZone, items } = await tours.datesOfRule(executor, scope, id, body, clock())
      return {
        timeZone,
        items: items.map(({ startsAt, ...date }) => ({ startsAt: startsAt.toISOString(), ...date })),
      }
    },

    repeatDates: ({ params: { id: tourId }, body: { places, isAnyhow, ...rule }, scope, actor: { staffId } }) =>
      inTransaction((tx) =>
        tours.repeatDates(tx, { kind: 'staff', staffId }, scope, { tourId, rule, places, isAnyhow }, clock()),
      ),

    changeDate: async ({ params: { id }, body: { places, isClosed, prices }, scope, actor: { staffId } }) => {
      const ref = await demandOwn(scope, id)
      const author = { kind: 'staff', staffId } as const
      const now = clock()
      await inTransaction(async (tx) => {
        if (isClosed !== undefined) await tours.setSale(tx, author, ref, isClosed, now)
        if (prices) {
          const own = prices.map(({ priceId, price }) => ({ priceId, price: fromRoubles(price) }))
          await tours.setOwnPrices(tx, author, ref, own)
        }
        if (places !== undefined) await tours.setPlaces(tx, author, ref, places)
      })
      // the waiting list is locked before stock, as in bookings, so a separate transaction changes the list
      await inTransaction(async (tx) => {
        await (isClosed ? takeBackOffers(deps, tx, id) : offerPlaces(deps, tx, id))
      })
      return desk.date(id)
    },

    previewDateCancellation: async ({ params: { id }, scope }) => {
      await demandOwn(scope, id)
      const live = (await listOfDates(executor, scope, [id])).filter(({ state }) => state !== 'received')
      return {
        bookings: live.length,
        people: live.reduce((all, row) => all + peopleOf(row), 0),
        back: toRoubles(add(...live.map(({ paid }) => paid as Kopecks))),
      }
    },
  }
}
