import { AREA_OF_SELLER } from '@okolitsa/domain/market/areas.ts'
import { closedAreasOf } from '@okolitsa/domain/market/market.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import { mayMoveOrder } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { awaitedStatus, HOLD_GRACE_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PayableOrder } from '../../money/payments/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { pipelined } from '../../platform/db/pipelined.ts'
import type { Deps } from '../../services.ts'
import { orderMethodChanged, orderMoved, orderPlaced } from './events.ts'
import { refuseFullDay } from './full-day.ts'
import { namingProducts } from './naming-products.ts'
import type { LockedOrder, OrderLifecycle, OrderStep } from './ports.ts'
import { recordStep } from './record-step.ts'
import { rewriteOrder } from './rewrite-order.ts'
import { listUnanswered, saveAcceptBefore, saveKitchenAnswer } from './store/dinner-order.store.ts'
import { insertOrder } from './store/new-order.store.ts'
import * as store from './store/order.store.ts'
import * as changes from './store/order-change.store.ts'
import { findContent } from './store/order-content.store.ts'
import { findOrderingPast, lockOrderingPast } from './store/ordering-past.store.ts'
import { orderTrades, plusMinutes } from './trades/choose-trade.ts'

/** States before the goods leave the seller. */
const IN_THE_FARM: ReadonlySet<DeliveryStatus> = new Set(['formed', 'isAssembling'])

/** Stores orders together with their stock, in the caller's transaction. */
export function createOrderLifecycle(
  deps: Deps<'market' | 'stock' | 'audit' | 'clock' | 'delivery' | 'dinner' | 'fees'>,
): OrderLifecycle {
  const { stock, audit, clock } = deps
  const tradeOf = orderTrades(deps)

  const lineIdsOf = async (tx: Executor, orderId: number) => (await store.listLines(tx, orderId)).map(({ id }) => id)
  const promiseStock = async (tx: Executor, orderId: number) => {
    const lines = await store.listLines(tx, orderId)
    const lineIds = lines.map(({ id }) => id)
    await namingProducts(lines, () => stock.commit(tx, lineIds, clock()))
  }

  /** Makes the order visible to its seller once it is paid or accepted without payment. */
  const reachSeller = async (tx: Executor, orderId: number, patch: store.OrderPatch) => {
    const [, order] = await pipelined([store.saveOrder(tx, orderId, patch), store.readOrder(tx, orderId)])
    if (order) await tradeOf(order).reachSeller(tx, order)
  }

  const place: OrderLifecycle['place'] = async (tx, draft, withOrder) => {
    const now = clock()
    const isOnline = isOnlinePayment(draft.paymentMethod)
    const { organizationId, deliveryKind, tradePlaceId = null, carrier, shippingRateId = null } = draft
    const carrierDays = carrier?.tariff.daysMax ?? 0
    const { date: deliveryDate } = draft.delivery
    const day = { organizationId, deliveryKind, tradePlaceId, shippingRateId, carrierDays, deliveryDate }
    const trade = tradeOf(draft)
    const waitsUntil = isOnline ? await trade.payUntil(draft.paymentMethod, day, now) : null
    const paymentStatus = awaitedStatus(draft.paymentMethod, draft.sums.total)
    const facts = { paymentStatus, payBefore: waitsUntil, placedAt: now }
    const { order, claims } = await insertOrder(tx, draft, facts).catch(refuseFullDay)
    const { orderGroupId, customerId } = draft
    await pipelined([
      namingProducts(draft.lines, () =>
        waitsUntil
          ? stock.hold(tx, claims, 'payment', plusMinutes(waitsUntil, HOLD_GRACE_MINUTES))
          : stock.promise(tx, claims, now),
      ),
      trade.begin(tx, order.id, draft),
      emit(tx, orderPlaced({ orderId: order.id, orderGroupId, customerId, organizationId })),
      withOrder?.(order),
    ])
    if (!isOnline) await trade.reachSeller(tx, order)
    return order
  }

  const move: OrderLifecycle['move'] = async (tx, order, step) => {
    const now = clock()
    if (!mayMoveOrder(order.deliveryKind, order.state, step.to, step.actor, orderFacts(order, now))) {
      throw tradeOf(order).forbid(order, step.to)
    }
    if (step.to !== 'canceled' && (await changes.listProposals(tx, order.id)).length > 0) {
      throw new Refusal('ORDER_STEP_FORBIDDEN', { from: order.state, to: step.to, reason: 'awaitsAnswer' })
    }
    await applyStep(tx, order, step, now)
  }

  const applyStep = async (tx: Executor, order: LockedOrder, step: OrderStep, now: Date) => {
    // a job acts for the shop and is displayed as «администратором»
    const by = step.actor === 'system' ? 'admin' : step.actor
    const isFinal = step.to === 'canceled' || step.to === 'received'
    await store.saveOrder(tx, order.id, {
      state: step.to,
      ...(isFinal && { finishedAt: now, payBefore: null }),
      ...(step.to === 'canceled' && { canceledBy: by, keptSum: step.kept ?? ZERO }),
      ...(step.to === 'received' && { completedBy: by }),
    })
    await tradeOf(order).followStep(tx, order, step.to, now)
    if (step.to === 'canceled') await changes.closeProposals(tx, order.id, step.actor, now)
    // lots are assigned to goods that left the farm, whether or not they arrive
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

  const cancelBySystem = async (tx: Executor, order: PayableOrder, reason: string) => {
    const locked = await store.lockOrder(tx, order.id)
    if (locked) await move(tx, locked, { to: 'canceled', actor: 'system', actorId: null, reason })
  }

  /**
   * Cancels the order when its hold expired and the goods were sold meanwhile. Returns true while the order is active.
   */
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
    await reachSeller(tx, order.id, { payBefore: null, fallbackMethod: null })
    return true
  }

  /**
   * A payment link allows more time, counted from the order, so that repeated changes of the method do not extend it.
   */
  const awaitMoney = async (tx: Executor, order: PayableOrder, method: PaymentMethod) => {
    const locked = await store.lockOrder(tx, order.id)
    if (!locked) return
    const { organizationId, deliveryKind, deliveryDate } = locked
    const day = { organizationId, deliveryKind, deliveryDate, ...(await store.readWay(tx, order.id)) }
    const trade = tradeOf(locked)
    if (!isOnlinePayment(locked.paymentMethod)) {
      // the stock stays reserved whatever the result of this payment
      const until = await trade.payUntil(method, day, clock())
      const fallback = { fallbackMethod: locked.paymentMethod }
      await trade.awaitMoney(tx, order.id)
      return store.saveOrder(tx, order.id, { paymentMethod: method, payBefore: until, ...fallback })
    }
    if (!locked.payBefore) return
    const own = await trade.payUntil(method, day, locked.placedAt)
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
    await reachSeller(tx, order.id, { paymentMethod: method, payBefore: null, fallbackMethod: null })
  }

  return {
    place,
    move,
    rewrite: rewriteOrder({ stock, clock, fees: deps.fees }),
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
      // the kitchen's deadline does not run while the payment is awaited
      await saveAcceptBefore(tx, orderId, null)
      await store.saveOrder(tx, orderId, { payBefore, isRestInCash: false })
    },
    holdFacts: store.holdFacts,
    originOf: async (executor, orderId) => {
      const found = await store.findOrigin(executor, orderId)
      const closed = closedAreasOf(deps.market.current())
      // the host of a closed site answers no page, and the marketplace shows the order, too
      const isOpen = found && !closed.includes('sites') && !closed.includes(AREA_OF_SELLER[found.sellerType])
      return isOpen ? found.origin : null
    },
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
