import { expectTypeOf, it } from 'vitest'
import type { PayableOrder } from '../../money/payments/ports.ts'
import type { ChangeInHand } from '../orders/use-cases/carry-out-change.ts'
import type { LockedOrder, OrderLifecycle, OrderState } from './ports.ts'

it('fails to compile when an unlocked order is moved, changed or paid', () => {
  expectTypeOf<OrderState>().not.toExtend<Parameters<OrderLifecycle['move']>[1]>()
  expectTypeOf<OrderState>().not.toExtend<ChangeInHand['read']['order']>()
  expectTypeOf<PayableOrder>().not.toExtend<Parameters<OrderLifecycle['takePayment']>[1]>()
  expectTypeOf<PayableOrder>().not.toExtend<Parameters<OrderLifecycle['changeMethod']>[1]>()
  expectTypeOf<PayableOrder>().not.toExtend<Parameters<OrderLifecycle['giveUpPayment']>[1]>()
  expectTypeOf<LockedOrder>().toExtend<Parameters<OrderLifecycle['move']>[1]>()
})
