import fc from 'fast-check'
import { BANK_FAULTS, BANK_MOMENTS } from './bank.ts'
import {
  answerBooking,
  BOOKING_COURSES,
  BOOKING_METHODS,
  bookWell,
  cancelDate,
  giveBack,
  waitForPlace,
} from './booking-steps.ts'
import { addToCart, repeat, reprice, setQuantity, share } from './cart-steps.ts'
import { buy, type Choice, checkOut, cut, race } from './checkout-steps.ts'
import { redeliver } from './delivery-steps.ts'
import { cancelDinner, DINNER_METHODS, dineWell, say, stop } from './dinner-steps.ts'
import { CODES_OF_FARM, FARMS, GOODS_OF_FARM, METHODS, ONLINE_METHODS } from './farms.ts'
import * as office from './money-steps.ts'
import * as order from './order-steps.ts'
import { buyPlan, endPlan, PLANS } from './plan-steps.ts'
import { RULES } from './reference.ts'
import * as seller from './seller-steps.ts'
import type { Step } from './steps.ts'
import { PLATES } from './trades.ts'
import { bankReleases, failBank, failCarrier, wait, work } from './weather-steps.ts'

const { nat, tuple, constantFrom, integer, boolean } = fc
const customer = nat({ max: 1 })
const farm = nat({ max: FARMS.length - 1 })
const item = nat({ max: FARMS.length * GOODS_OF_FARM - 1 })
/** Index of an order from the newest; higher ones are any order, suitable or not. */
const which = fc.oneof({ weight: 6, arbitrary: nat({ max: 1 }) }, { weight: 1, arbitrary: nat({ max: 9 }) })
const line = nat({ max: 2 })
/** Picked amount in per cent of the ordered amount. */
const gathered = fc.oneof(integer({ min: 0, max: 100 }), integer({ min: 101, max: 130 }))
const method = fc.oneof(
  { weight: 3, arbitrary: constantFrom(...ONLINE_METHODS) },
  { weight: 2, arbitrary: constantFrom(...METHODS) },
)
const choice: fc.Arbitrary<Choice> = fc.record({
  customer,
  farm,
  method,
  delivery: constantFrom('courier', 'courier', 'pickup', 'door', 'point'),
  code: constantFrom(null, null, ...Array.from({ length: CODES_OF_FARM }, (_, index) => index)),
  bonuses: constantFrom(0, 0, 0, 10_000, 20_000, 30_000),
  isFreed: constantFrom(false, false, true),
  rule: constantFrom(...RULES),
  presses: constantFrom(1, 1, 1, 2, 3),
})

/** Steps of one order on both sides. */
const ORDERS: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 5,
    arbitrary: tuple(which, constantFrom('pay', 'pay', 'pay', 'decline'), constantFrom(...order.NEWS)).map((of) =>
      order.pay(...of),
    ),
  },
  { weight: 3, arbitrary: tuple(which, constantFrom('cancel', 'complete')).map((of) => order.end(...of)) },
  { weight: 2, arbitrary: tuple(which, method).map((of) => order.changeMethod(...of)) },
  {
    weight: 3,
    arbitrary: tuple(
      which,
      fc.option(method, { freq: 4 }),
      constantFrom(...BANK_MOMENTS),
      constantFrom(...order.NEWS),
    ).map((of) => order.payMeanwhile(...of)),
  },
  { weight: 3, arbitrary: tuple(which, line, nat({ max: 4 }), fc.option(item)).map((of) => order.edit(...of)) },
  { weight: 3, arbitrary: tuple(which, line, boolean()).map((of) => order.answer(...of)) },
  {
    weight: 4,
    arbitrary: tuple(which, line, integer({ min: 1, max: 100 }), constantFrom(...order.CLAIMED)).map((of) =>
      order.claim(...of),
    ),
  },
  {
    weight: 3,
    arbitrary: tuple(
      which,
      fc.record({
        day: nat({ max: 5 }),
        isAround: boolean(),
        name: nat({ max: 1 }),
        presses: integer({ min: 1, max: 2 }),
      }),
    ).map((of) => redeliver(...of)),
  },
  {
    weight: 6,
    arbitrary: tuple(which, constantFrom('on', 'on', 'on', 'on', 'on', 'off'), constantFrom(1, 1, 3)).map((of) =>
      seller.move(...of),
    ),
  },
  {
    weight: 6,
    arbitrary: tuple(which, line, gathered, boolean()).map((of) => seller.weigh(...of)),
  },
  { weight: 2, arbitrary: tuple(which, line).map((of) => seller.cancelLine(...of)) },
  { weight: 2, arbitrary: tuple(which, line).map((of) => seller.refuseLine(...of)) },
  { weight: 4, arbitrary: tuple(which, line, item, integer({ min: 1, max: 2 })).map((of) => seller.replace(...of)) },
  { weight: 3, arbitrary: tuple(which, line, boolean()).map((of) => seller.decide(...of)) },
  { weight: 1, arbitrary: which.map(seller.takeMoney) },
]

const CARTS: fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: tuple(customer, item, integer({ min: 1, max: 3 })).map((of) => addToCart(...of)) },
  { weight: 1, arbitrary: tuple(customer, item, nat({ max: 4 })).map((of) => setQuantity(...of)) },
  { weight: 1, arbitrary: tuple(customer, farm).map((of) => share(...of)) },
  { weight: 1, arbitrary: tuple(item, integer({ min: 80, max: 125 })).map((of) => reprice(...of)) },
  { weight: 1, arbitrary: which.map(repeat) },
  {
    weight: 12,
    arbitrary: tuple(
      item,
      integer({ min: 1, max: 4 }),
      choice,
      constantFrom(null, ...order.NEWS),
      constantFrom(0, 1, 1, 3),
    ).map((of) => buy(...of)),
  },
  { weight: 3, arbitrary: tuple(choice, boolean()).map((of) => checkOut(...of)) },
  { weight: 1, arbitrary: choice.map(race) },
]

const plate = nat({ max: PLATES - 1 })
const news = constantFrom(null, ...order.NEWS)
const fare = constantFrom(0, 0, 1, 1, 2)

/** A kitchen and an organizer, with the same customers, bank and disturbances. */
const TRADES: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 6,
    arbitrary: tuple(
      fc.record({
        customer,
        plates: fc.array(plate, { minLength: 2, maxLength: 3 }),
        method: constantFrom(...DINNER_METHODS),
        isFreed: constantFrom(false, false, true),
        stopped: constantFrom(null, null, null, null, 0, 2),
        news,
      }),
      constantFrom(0, 1, 2, 3),
    ).map((of) => dineWell(...of)),
  },
  { weight: 2, arbitrary: tuple(plate, constantFrom(true, false, false)).map((of) => stop(...of)) },
  {
    weight: 8,
    arbitrary: tuple(
      which,
      constantFrom('accept', 'accept', 'accept', 'send', 'send', 'hand-over', 'hand-over', 'ready', 'delay', 'refuse'),
    ).map((of) => say(...of)),
  },
  { weight: 2, arbitrary: which.map(cancelDinner) },
  {
    weight: 6,
    arbitrary: tuple(
      tuple(customer, fc.array(fare, { minLength: 1, maxLength: 3 }), constantFrom(...BOOKING_METHODS), news),
      constantFrom(...BOOKING_COURSES),
    ).map((of) => bookWell(...of)),
  },
  {
    weight: 4,
    arbitrary: tuple(which, constantFrom('confirm', 'confirm', 'confirm', 'refuse')).map((of) => answerBooking(...of)),
  },
  { weight: 4, arbitrary: tuple(which, line, constantFrom(false, false, true)).map((of) => giveBack(...of)) },
  {
    weight: 3,
    arbitrary: tuple(customer, integer({ min: 1, max: 4 }), constantFrom(false, false, false, true)).map((of) =>
      waitForPlace(...of),
    ),
  },
]
/** Plans of the third customer. */
const MEMBERSHIP: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 4,
    arbitrary: tuple(constantFrom(...PLANS), constantFrom(...BOOKING_METHODS), news).map((of) => buyPlan(...of)),
  },
  { weight: 5, arbitrary: fc.constant(endPlan) },
]
/** The office with the money of farms and customers. */
const OFFICE: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 2,
    arbitrary: tuple(
      farm,
      fc.record({
        basisPoints: constantFrom(0, 725, 1_500, 10_000),
        floor: constantFrom(0, 0, 4_999),
        ceiling: constantFrom(null, null, 9_999),
        fixed: constantFrom(0, 0, 1_111),
      }),
    ).map((of) => office.changeFee(...of)),
  },
  {
    weight: 2,
    arbitrary: tuple(farm, integer({ min: 1, max: 500_000 }), boolean()).map(([of, amount, isFor]) =>
      office.writeEntry(of, isFor ? amount : -amount),
    ),
  },
  { weight: 2, arbitrary: which.map(office.reverseEntry) },
  { weight: 1, arbitrary: tuple(customer, integer({ min: 1, max: 300 })).map((of) => office.giveGoodwill(...of)) },
]
/** Cancels a date; rare, because a cancelled date allows no further steps. */
const STORM: fc.WeightedArbitrary<Step> = { weight: 1, arbitrary: constantFrom(cancelDate, work, work, work) }

const WEATHER: fc.WeightedArbitrary<Step>[] = [
  { weight: 3, arbitrary: constantFrom(1, 5, 29, 31, 45, 61, 400, 1_440, 4_320).map(wait) },
  { weight: 3, arbitrary: fc.constant(work) },
  {
    weight: 4,
    arbitrary: tuple(constantFrom(...BANK_FAULTS), integer({ min: 1, max: 4 })).map((of) => failBank(...of)),
  },
  { weight: 1, arbitrary: integer({ min: 1, max: 3 }).map(failCarrier) },
  { weight: 1, arbitrary: which.map(bankReleases) },
  { weight: 1, arbitrary: tuple(choice, which).map((of) => cut(...of)) },
]

/** All possible steps, usual ones more often. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...ORDERS,
  ...CARTS,
  ...TRADES,
  ...MEMBERSHIP,
  ...OFFICE,
  STORM,
  ...WEATHER,
)
