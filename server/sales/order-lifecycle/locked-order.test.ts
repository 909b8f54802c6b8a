import { expectTypeOf, it } from 'vitest'
import type { PayableOrder } from '../../money/payments/ports.ts'
import type { ChangeInHand } from '../orders/use-cases/carry-out-change.ts'
import type { LockedOrder, OrderLifecycle, OrderState } from './ports.ts'

it('only a locked order can be moved, changed and paid: otherwise it does not compile', () => {
  expectTypeOf<OrderState>().not.toExtend<Parameters<OrderLifecycle['move']>[1]>()
  expectTypeOf<OrderState>().not.toExtend<ChangeInHand['read']['order']>()
  expectTypeOf<PayableOrder>().not.toExtend<Parameters<OrderLifecycle['takePayment']>[1]>()
  expectTypeOf<PayableOrder>().not.toExtend<Parameters<OrderLifecycle['changeMethod']>[1]>()
  expectTypeOf<PayableOrder>().not.toExtend<Parameters<OrderLifecycle['giveUpPayment']>[1]>()
  expectTypeOf<LockedOrder>().toExtend<Parameters<OrderLifecycle['move']>[1]>()
})
