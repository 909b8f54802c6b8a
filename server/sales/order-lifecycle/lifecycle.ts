import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import { mayMoveOrder } from '@okolitsa/domain/orders/order-machine.ts'
import { type DeliveryStatus, isService } from '@okolitsa/domain/orders/order-status.ts'
import {
  awaitedStatus,
  HOLD_GRACE_MINUTES,
  payBefore,
  payWithinMinutes,
} from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryService } from '../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../fulfilment/dinner/ports.ts'
import type { PayableOrder } from '../../money/payments/ports.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { sideBySide } from '../../platform/db/side-by-side.ts'
import type { StockService } from '../../supply/stock/ports.ts'
import { orderMethodChanged, orderMoved, orderPlaced } from './events.ts'
import { refuseFullDay } from './full-day.ts'
import { namingProducts } from './naming-products.ts'
import type { LockedOrder, OrderLifecycle, OrderState, OrderStep } from './ports.ts'
import { recordStep } from './record-step.ts'
import { rewriteOrder } from './rewrite-order.ts'
import {
  countFrom,
  insertDinner,
  listUnanswered,
  saveAcceptBefore,
  saveKitchenAnswer,
} from './store/dinner-order.store.ts'
import { insertOrder } from './store/new-order.store.ts'
import * as store from './store/order.store.ts'
import * as changes from './store/order-change.store.ts'
import { findContent } from './store/order-content.store.ts'
import { findOrderingPast, lockOrderingPast } from './store/ordering-past.store.ts'

/** An order's day and the way its goods go. */
type OrderDay = Pick<OrderState, 'organizationId' | 'deliveryKind' | 'deliveryDate'> & {
  /** Of an order at a restaurant: its kitchen waits for no cut-off. */
  readonly dinner: object | null
  readonly tradePlaceId: number | null
  readonly shippingRateId: number | null
  readonly carrierDays: number
}

/** Goods of these orders have not left yet. */
const IN_THE_FARM: ReadonlySet<DeliveryStatus> = new Set(['formed', 'isAssembling'])

const plusMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/** Writes orders together with their stock. Holds no transaction of its own. */
export function createOrderLifecycle(deps: {
  stock: StockService
  audit: Pick<AuditService, 'record'>
  clock: Clock
  delivery: Pick<DeliveryService, 'cutOffOf'>
  dinner: Pick<DinnerService, 'acceptBefore'>
}): OrderLifecycle {
  const { stock, audit, clock, delivery, dinner } = deps

  const lineIdsOf = async (tx: Executor, orderId: number) => (await store.listLines(tx, orderId)).map(({ id }) => id)
  const promiseStock = async (tx: Executor, orderId: number) => {
    const lines = await store.listLines(tx, orderId)
    const lineIds = lines.map(({ id }) => id)
    await namingProducts(lines, () => stock.commit(tx, lineIds, clock()))
  }

  /** The order has reached its kitchen, which answers within its minutes; goods have none. */
  const tellKitchen = async (tx: Executor, { id, organizationId }: Pick<PayableOrder, 'id' | 'organizationId'>) => {
    const order = await store.readOrder(tx, id)
    if (!order?.dinner || order.state !== 'formed') return
    const now = clock()
    await countFrom(tx, id, now)
    await saveAcceptBefore(tx, id, await dinner.acceptBefore(tx, organizationId, now))
  }

  /** Until when an order for this day, placed at `from`, waits for its money. */
  const payBeforeOf = async (method: PaymentMethod, day: OrderDay, from: Date): Promise<Date> => {
    const until = plusMinutes(from, payWithinMinutes(method))
    const { deliveryKind: methodCode, deliveryDate: date, dinner: ofRestaurant, ...where } = day
    // who is hungry pays at once
    if (ofRestaurant) return payBefore(method, from, from)
    const cutOff = isService(methodCode)
      ? until
      : await delivery.cutOffOf({ ...where, methodCode, date, now: from, until })
    return payBefore(method, from, cutOff)
  }

  const place: OrderLifecycle['place'] = async (tx, draft, beside) => {
    const now = clock()
    const isOnline = isOnlinePayment(draft.paymentMethod)
    const { organizationId, deliveryKind, tradePlaceId, carrier, shippingRateId = null } = draft
    const carrierDays = carrier?.tariff.daysMax ?? 0
    const day = {
      organizationId,
      deliveryKind,
      tradePlaceId,
      shippingRateId,
      carrierDays,
      deliveryDate: draft.delivery.date,
      dinner: draft.dinner,
    }
    const waitsUntil = isOnline ? await payBeforeOf(draft.paymentMethod, day, now) : null
    const paymentStatus = awaitedStatus(draft.paymentMethod, draft.sums.total)
    const facts = { paymentStatus, payBefore: waitsUntil, placedAt: now }
    const { order, claims } = await insertOrder(tx, draft, facts).catch(refuseFullDay)
    const { orderGroupId, customerId } = draft
    await sideBySide([
      namingProducts(draft.lines, () =>
        waitsUntil
          ? stock.hold(tx, claims, 'payment', plusMinutes(waitsUntil, HOLD_GRACE_MINUTES))
          : stock.promise(tx, claims, now),
      ),
      draft.dinner && insertDinner(tx, order.id, draft.dinner, now),
      emit(tx, orderPlaced({ orderId: order.id, orderGroupId, customerId, organizationId })),
      beside?.(order),
    ])
    if (!isOnline && draft.dinner) await tellKitchen(tx, order)
    return order
  }

  const move: OrderLifecycle['move'] = async (tx, order, step) => {
    const now = clock()
    if (!mayMoveOrder(order.deliveryKind, order.state, step.to, step.actor, orderFacts(order, now))) {
      if (order.dinner && step.to === 'canceled' && order.state === 'isAssembling')
        throw new Refusal('DINNER_IS_COOKING')
      throw new Refusal('ORDER_STEP_FORBIDDEN', { from: order.state, to: step.to })
    }
    if (step.to !== 'canceled' && (await changes.listProposals(tx, order.id)).length > 0) {
      throw new Refusal('ORDER_STEP_FORBIDDEN', { from: order.state, to: step.to, reason: 'awaitsAnswer' })
    }
    await applyStep(tx, order, step, now)
  }

  const applyStep = async (tx: Executor, order: LockedOrder, step: OrderStep, now: Date) => {
    // a job acts for the shop: people see «администратором»
    const by = step.actor === 'system' ? 'admin' : step.actor
    const isFinal = step.to === 'canceled' || step.to === 'received'
    await store.saveOrder(tx, order.id, {
      state: step.to,
      ...(isFinal && { finishedAt: now, payBefore: null }),
      ...(step.to === 'canceled' && { canceledBy: by, keptSum: step.kept ?? ZERO }),
      ...(step.to === 'received' && { completedBy: by }),
    })
    if (order.dinner && order.state === 'formed') await answerForKitchen(tx, order.id, step.to, now)
    if (step.to === 'canceled') await changes.closeProposals(tx, order.id, step.actor, now)
    // what has left the farm is known by its lots, whether or not it arrives
    if (IN_THE_FARM.has(order.state) && !IN_THE_FARM.has(step.to) && step.to !== 'canceled')
      await stock.takeLots(tx, await lineIdsOf(tx, order.id), now)
    if (isFinal) {
      const lineIds = await lineIdsOf(tx, order.id)
      if (step.to === 'canceled') await stock.release(tx, lineIds, now)
      else await stock.handOver(tx, lineIds, now)
    }
    await store.insertTransition(tx, order.id, order.state, step, now)
    await recordStep(audit, tx, order, step)
    const { id, customerId, organizationId, state } = order
    const { to, actor, reason } = step
    await emit(tx, orderMoved({ orderId: id, customerId, organizationId, from: state, to, actor, reason }))
  }

  /** Whoever moves an order on has answered for its kitchen: nobody waits for it any more. */
  const answerForKitchen = (tx: Executor, orderId: number, to: OrderStep['to'], now: Date): Promise<void> =>
    to === 'isAssembling' ? saveKitchenAnswer(tx, orderId, { acceptedAt: now }) : saveAcceptBefore(tx, orderId, null)

  const cancelBySystem = async (tx: Executor, order: PayableOrder, reason: string) => {
    const locked = await store.lockOrder(tx, order.id)
    if (locked) await move(tx, locked, { to: 'canceled', actor: 'system', actorId: null, reason })
  }

  /** Cancels the order when its hold ran out and somebody else took the goods. Answers whether it lives. */
  const orSoldOut = async (tx: Executor, order: PayableOrder, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await cancelBySystem(tx, order, SYSTEM_CANCEL_REASONS.soldOut)
      return false
    }
  }

  const takePayment: OrderLifecycle['takePayment'] = async (tx, order) => {
    if (order.payBefore === null) return false
    if (!(await orSoldOut(tx, order, () => promiseStock(tx, order.id)))) return false
    await store.saveOrder(tx, order.id, { payBefore: null, fallbackMethod: null })
    await tellKitchen(tx, order)
    return true
  }

  /** A link to pay by gives more time; the time counts from the placing, so that changing back and forth adds none. */
  const awaitMoney = async (tx: Executor, order: PayableOrder, method: PaymentMethod) => {
    const locked = await store.lockOrder(tx, order.id)
    if (!locked) return
    const day = { ...locked, ...(await store.readWay(tx, order.id)) }
    if (!isOnlinePayment(locked.paymentMethod)) {
      // its stock is promised already, and stays so whatever becomes of this payment
      const until = await payBeforeOf(method, day, clock())
      const fallback = { fallbackMethod: locked.paymentMethod }
      if (locked.dinner) await saveAcceptBefore(tx, order.id, null)
      return store.saveOrder(tx, order.id, { paymentMethod: method, payBefore: until, ...fallback })
    }
    if (!locked.payBefore) return
    const own = await payBeforeOf(method, day, locked.placedAt)
    const isLonger = own > locked.payBefore
    const until = isLonger ? own : locked.payBefore
    await store.saveOrder(tx, order.id, { paymentMethod: method, payBefore: until })
    await stock.prolong(tx, await lineIdsOf(tx, order.id), plusMinutes(until, HOLD_GRACE_MINUTES))
  }

  const changeMethod: OrderLifecycle['changeMethod'] = async (tx, order, method) => {
    const { id: orderId, customerId, paymentMethod: from } = order
    if (method !== from) await emit(tx, orderMethodChanged({ orderId, customerId, from, to: method, isWhole: true }))
    if (isOnlinePayment(method)) return awaitMoney(tx, order, method)
    await promiseStock(tx, order.id)
    await store.saveOrder(tx, order.id, { paymentMethod: method, payBefore: null, fallbackMethod: null })
    await tellKitchen(tx, order)
  }

  return {
    place,
    move,
    rewrite: rewriteOrder({ stock, clock }),
    find: store.findOrder,
    read: store.readOrder,
    readWhole: async (executor, orderId) => {
      const order = await store.readOrder(executor, orderId)
      const content = order && (await findContent(executor, orderId))
      return content && { ...content, order }
    },
    lock: store.lockOrder,
    contentOf: async (tx, order) => {
      const content = await findContent(tx, order.id)
      if (!content) throw new Error(`a locked order is gone: ${order.id}`)
      return { ...content, order }
    },
    sellerOf: store.sellerOfOrder,
    lockOrderingPast,
    orderingPastOf: findOrderingPast,
    changes: {
      insert: changes.insertChange,
      decide: changes.decideChange,
      list: changes.listChanges,
      listProposals: changes.listProposals,
      listUnanswered: changes.listUnanswered,
    },
    takePayment,
    changeMethod,
    payRestInCash: async (tx, order) => {
      await store.saveOrder(tx, order.id, { isRestInCash: true, payBefore: null })
      const { id: orderId, customerId, paymentMethod: from } = order
      await emit(tx, orderMethodChanged({ orderId, customerId, from, to: 'cashondelivery', isWhole: false }))
    },
    awaitAgain: async (tx, orderId, payBefore) => {
      // a kitchen that has not answered yet waits for the money, too
      await saveAcceptBefore(tx, orderId, null)
      await store.saveOrder(tx, orderId, { payBefore, isRestInCash: false })
    },
    holdFacts: store.holdFacts,
    originOf: store.originOf,
    giveUpPayment: async (tx, order) => {
      const { fallbackMethod } = order
      if (!fallbackMethod) return cancelBySystem(tx, order, SYSTEM_CANCEL_REASONS.unpaid)
      await orSoldOut(tx, order, () => changeMethod(tx, order, fallbackMethod))
    },
    setMoney: (tx, orderId, { status, held }) => store.saveOrder(tx, orderId, { paymentStatus: status, heldSum: held }),
    listOverdue: store.listOverdue,
    dinners: { listUnanswered, saveAnswer: saveKitchenAnswer },
  }
}
