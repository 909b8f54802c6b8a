import fc from 'fast-check'
import { BANK_FAULTS } from './bank.ts'
import * as seller from './seller-steps.ts'
import {
  addToCart,
  buy,
  changeMethod,
  checkOut,
  cut,
  end,
  failBank,
  METHODS,
  NEWS,
  pay,
  race,
  repeat,
  type Step,
  setQuantity,
  wait,
  work,
} from './steps.ts'
import { FARMS, GOODS_OF_FARM } from './world.ts'

const shopper = fc.nat({ max: 1 })
const farm = fc.nat({ max: FARMS.length - 1 })
const item = fc.nat({ max: FARMS.length * GOODS_OF_FARM - 1 })
/** Counted from the newest. */
const order = fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 1 }) }, { weight: 1, arbitrary: fc.nat({ max: 7 }) })
const steps = fc.integer({ min: 1, max: 4 })
const line = fc.nat({ max: 2 })
const method = fc.constantFrom(...METHODS)
const choice = fc.record({
  shopper,
  farm,
  method,
  bonuses: fc.constantFrom(0, 0, 10_000, 20_000, 30_000),
  presses: fc.constantFrom(1, 1, 2, 3),
})

/** Everything that may happen, the usual more often. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(shopper, item, fc.integer({ min: 1, max: 3 })).map((of) => addToCart(...of)) },
  { weight: 1, arbitrary: fc.tuple(shopper, item, fc.nat({ max: 4 })).map((of) => setQuantity(...of)) },
  { weight: 8, arbitrary: fc.tuple(item, steps, choice, fc.constantFrom(null, ...NEWS)).map((of) => buy(...of)) },
  { weight: 2, arbitrary: choice.map(checkOut) },
  { weight: 1, arbitrary: fc.tuple(farm, method).map((of) => race(...of)) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(order, fc.constantFrom('pay', 'pay', 'pay', 'decline'), fc.constantFrom(...NEWS))
      .map((of) => pay(...of)),
  },
  { weight: 3, arbitrary: fc.tuple(order, fc.constantFrom('cancel', 'complete')).map((of) => end(...of)) },
  { weight: 1, arbitrary: fc.tuple(order, method).map((of) => changeMethod(...of)) },
  { weight: 1, arbitrary: order.map(repeat) },
  { weight: 3, arbitrary: fc.constantFrom(1, 5, 29, 31, 45, 1_440, 4_320).map(wait) },
  { weight: 3, arbitrary: fc.constant(work) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...BANK_FAULTS), fc.integer({ min: 1, max: 4 })).map((of) => failBank(...of)),
  },
  { weight: 1, arbitrary: fc.tuple(choice, order).map((of) => cut(...of)) },
  {
    weight: 5,
    arbitrary: fc.tuple(order, fc.constantFrom('on', 'on', 'on', 'on', 'on', 'off')).map((of) => seller.move(...of)),
  },
  { weight: 3, arbitrary: fc.tuple(order, line, fc.integer({ min: 0, max: 100 })).map((of) => seller.weigh(...of)) },
  { weight: 1, arbitrary: fc.tuple(order, line).map((of) => seller.cancelLine(...of)) },
  { weight: 2, arbitrary: fc.tuple(order, line, fc.nat({ max: 4 })).map((of) => seller.edit(...of)) },
)
