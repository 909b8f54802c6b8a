import type { handBookingsEndpoints } from '@okolitsa/contracts/bookings/hand-bookings.endpoints.ts'
import { mayAt, type Staff } from '@okolitsa/domain/identity/actor.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { z } from 'zod'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { maskPhone } from '../../../../platform/log/mask-phone.ts'
import type { BookableDate } from '../../../../supply/tours/ports.ts'
import type { BookingDeps } from '../../booking-deps.ts'
import {
  cancelByHand,
  changeByHand,
  findDateOfPress,
  type HandBookingRow,
  insertByHand,
  listByHand,
  lockByHand,
} from '../../store/hand-booking.store.ts'
import { offerPlaces } from '../../use-cases/offer-places.ts'

type Answer = z.input<typeof handBookingsEndpoints.listHandBookings.answer>

/** A manual booking on the wire; its phone is omitted for people without permission. */
export const presentByHand = (row: HandBookingRow, seesPhone: boolean): Answer['items'][number] => ({
  id: row.id,
  name: row.name,
  phone: row.phone === null || seesPhone ? row.phone : maskPhone(row.phone),
  people: row.people,
  isPaid: row.isPaid,
  comment: row.comment,
  arrivedAt: row.arrivedAt?.toISOString() ?? null,
})

/** Number of places of a date that were given away outside the shop without a name. */
export const unnamedOf = ({ takenElsewhere }: BookableDate, rows: readonly HandBookingRow[]): number =>
  Math.max(0, takenElsewhere - rows.reduce((sum, { people }) => sum + people, 0))

export function handBookingsHandlers(deps: BookingDeps): Handlers<typeof handBookingsEndpoints> {
  const { executor, inTransaction, tours, clock } = deps

  async function demandDate(scope: StaffScope, dateId: number): Promise<BookableDate> {
    const date = await tours.findDate(executor, dateId)
    if (!date || !covers(scope, date.tour)) throw new Refusal('NOT_FOUND')
    return date
  }
  async function answerOf(scope: StaffScope, actor: Staff, dateId: number): Promise<Answer> {
    const [date, rows] = await Promise.all([demandDate(scope, dateId), listByHand(executor, [dateId])])
    const seesPhone = mayAt(actor, 'workOrders', date.tour.organizationId)
    return {
      items: rows.map((row) => presentByHand(row, seesPhone)),
      unnamed: unnamedOf(date, rows),
      left: Math.max(0, date.placesLeft),
    }
  }
  /** The date of a manual booking in the scope; refuses NOT_FOUND. */
  async function demandOwn(scope: StaffScope, id: string) {
    const row = await lockByHand(executor, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return demandDate(scope, row.dateId)
  }

  return {
    listHandBookings: ({ params: { id }, scope, actor }) => answerOf(scope, actor, id),

    addHandBooking: async ({ params: { id: dateId }, body, scope, actor }) => {
      const { organizationId } = (await demandDate(scope, dateId)).tour
      const author = { kind: 'staff', staffId: actor.staffId } as const
      await inTransaction(async (tx) => {
        const isNew = await insertByHand(tx, { ...body, dateId, staffId: actor.staffId, at: clock() })
        if (isNew) await tours.giveElsewhere(tx, author, { organizationId, dateId }, body.people)
        else if ((await findDateOfPress(tx, body.press)) !== dateId) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
      })
      return answerOf(scope, actor, dateId)
    },

    changeHandBooking: async ({ params: { id }, body, scope, actor }) => {
      const date = await demandOwn(scope, id)
      const { isPaid = null, hasArrived = null } = body
      await changeByHand(executor, id, { isPaid, hasArrived, now: clock() })
      return answerOf(scope, actor, date.id)
    },

    cancelHandBooking: async ({ params: { id }, scope, actor }) => {
      const date = await demandOwn(scope, id)
      const { organizationId } = date.tour
      const author = { kind: 'staff', staffId: actor.staffId } as const
      await inTransaction(async (tx) => {
        const row = await lockByHand(tx, id)
        if (!row || row.isCanceled) return
        await cancelByHand(tx, id, clock())
        // places of a cancelled or past date stay taken
        if (date.state === 'open') {
          await tours.giveElsewhere(tx, author, { organizationId, dateId: date.id }, -row.people)
        }
      })
      await inTransaction((tx) => offerPlaces(deps, tx, date.id))
      return answerOf(scope, actor, date.id)
    },
  }
}
