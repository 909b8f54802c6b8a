import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderProgress } from '../orders/order-machine.ts'
import { DELIVERY_STATUSES } from '../orders/order-status.ts'
import {
  type CarrierStatus,
  isWayOver,
  mayCallOff,
  mergeStatuses,
  orderStepOf,
  SHIPMENT_STATES,
  stateOfCode,
  stateOfWay,
} from './shipment-state.ts'

/** The carrier's status codes from its documentation. */
const CODES = [
  ...['ACCEPTED', 'CREATED', 'REMOVED', 'RECEIVED_AT_SENDER_WAREHOUSE', 'READY_FOR_SHIPMENT_IN_SENDER_CITY'],
  ...['RETURNED_TO_SENDER_CITY_WAREHOUSE', 'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY', 'SENT_TO_TRANSIT_CITY'],
  ...['ACCEPTED_IN_TRANSIT_CITY', 'ACCEPTED_AT_TRANSIT_WAREHOUSE', 'SENT_TO_RECIPIENT_CITY'],
  ...['ARRIVED_AT_RECIPIENT_CITY', 'ACCEPTED_IN_RECIPIENT_CITY', 'ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE'],
  ...['ACCEPTED_AT_PICK_UP_POINT', 'TAKEN_BY_COURIER', 'RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', 'DELIVERED'],
  ...['NOT_DELIVERED', 'INVALID', 'SOMETHING_NEW', 'RETURN_CREATED', 'RETURN_DELIVERED', 'RETURN_SOMETHING_NEW'],
]
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString()
const way = fc.uniqueArray(fc.record({ code: fc.constantFrom(...CODES), minute: fc.nat(300) }), {
  selector: ({ minute }) => minute,
  maxLength: 12,
})
const statusesOf = (parts: readonly { code: string; minute: number }[]): CarrierStatus[] =>
  parts.map(({ code, minute }) => ({ code, at: at(minute), city: '' }))
const progress: readonly string[] = orderProgress.cdek
const placeOf = (step: string | null) => (step === null ? 0 : progress.indexOf(step))

describe('the route of a parcel', () => {
  it.each([
    ['CREATED', 'made', null],
    ['RECEIVED_AT_SENDER_WAREHOUSE', 'accepted', 'onTheRoad'],
    ['SENT_TO_RECIPIENT_CITY', 'travelling', 'onTheRoad'],
    ['ACCEPTED_AT_PICK_UP_POINT', 'waiting', 'onTheRoad'],
    ['TAKEN_BY_COURIER', 'withCourier', 'onTheRoad'],
    ['DELIVERED', 'delivered', 'received'],
    ['NOT_DELIVERED', 'returning', 'onTheRoad'],
    ['RETURN_CREATED', 'returning', 'onTheRoad'],
    ['RETURN_TAKEN_BY_COURIER', 'returning', 'onTheRoad'],
    ['RETURN_ACCEPTED_AT_PICK_UP_POINT', 'returnWaiting', 'onTheRoad'],
    ['RETURN_DELIVERED', 'returned', 'onTheRoad'],
    ['RETURN_REMOVED', null, null],
    ['REMOVED', 'removed', null],
    ['SOMETHING_NEW', null, null],
  ])('%s is %s, and its order %s', (code, state, step) => {
    expect(stateOfCode(code)).toBe(state)
    expect(orderStepOf([{ code, at: at(0), city: '' }])).toBe(step)
  })

  it("moves an order only to states of the order's machine", () => {
    for (const code of CODES) {
      const step = orderStepOf([{ code, at: at(0), city: '' }])
      if (step !== null) expect(progress).toContain(step)
    }
    expect(DELIVERY_STATUSES).toEqual(expect.arrayContaining([...progress]))
  })

  it('computes the same result in any order and number of statuses', () => {
    fc.assert(
      fc.property(way, fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 8 }), (parts, cuts) => {
        const all = statusesOf(parts)
        const reported = cuts.map(([from, to]) => all.slice(Math.min(from, to), Math.max(from, to)))
        const one = [...reported, all].reduce(mergeStatuses, [])
        const other = [all, ...reported.toReversed(), all].reduce(mergeStatuses, [])
        expect(one).toEqual(other)
        expect(mergeStatuses(one, one)).toEqual(one)
      }),
    )
  })

  it('never moves the order back', () => {
    fc.assert(
      fc.property(way, fc.array(fc.nat(12), { maxLength: 8 }), (parts, ends) => {
        const all = statusesOf(parts)
        let known: CarrierStatus[] = []
        let reached = 0
        for (const end of ends) {
          // an older response may arrive after a newer one
          known = mergeStatuses(known, all.slice(0, end))
          const place = placeOf(orderStepOf(known))
          expect(place).toBeGreaterThanOrEqual(reached)
          reached = place
        }
      }),
    )
  })

  it('ignores an outdated response', () => {
    fc.assert(
      fc.property(way, fc.nat(12), (parts, cut) => {
        const all = mergeStatuses([], statusesOf(parts))
        expect(stateOfWay(mergeStatuses(all, all.slice(0, cut)))).toBe(stateOfWay(all))
      }),
    )
  })

  it('returns the same state in any order of the list', () => {
    fc.assert(
      fc.property(way, (parts) => {
        const all = statusesOf(parts)
        expect(stateOfWay(all)).toBe(stateOfWay(all.toReversed()))
      }),
    )
  })

  it('ignores a status without a time', () => {
    expect(mergeStatuses([], [{ code: 'DELIVERED', at: 'yesterday', city: '' }])).toEqual([])
  })

  it('ends the route with the handover, the return or the refusal', () => {
    expect(SHIPMENT_STATES.filter(isWayOver)).toEqual(['returned', 'delivered', 'removed'])
    expect(isWayOver(null)).toBe(false)
  })

  it('allows cancellation while the carrier has not received the parcel', () => {
    expect(SHIPMENT_STATES.filter((state) => mayCallOff('made', state))).toEqual(['made'])
    expect(mayCallOff('made', null)).toBe(true)
    expect(mayCallOff('ordering', null)).toBe(false)
    expect(mayCallOff('calledOff', 'made')).toBe(false)
  })
})
