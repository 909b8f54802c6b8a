import { delayed, promisedOnAccept } from '@okolitsa/domain/orders/kitchen-answer.ts'
import { isOwn, type StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { KitchenAnswer, LockedOrder, OrderDinnerState } from '../../order-lifecycle/ports.ts'
import { dinnerDelayed, dinnerReady } from '../events.ts'
import { type MoveDeps, moveLocked } from './move-order.ts'

type LockedDinner = LockedOrder & { readonly dinner: OrderDinnerState }

/** States in which a kitchen may extend the time. */
const UNDER_WAY: readonly DeliveryStatus[] = ['isAssembling', 'readyForIssuance', 'onTheRoad']

/** Locks an order at a restaurant and runs the work. Refuses NOT_FOUND for other orders. */
const onDinner = (
  deps: MoveDeps,
  party: StaffParty,
  orderId: number,
  work: (tx: Executor, order: LockedDinner) => Promise<void>,
): Promise<void> =>
  deps.inTransaction(async (tx) => {
    const order = await deps.lifecycle.lock(tx, orderId)
    if (!order || !isOwn(party, order) || !isDinner(order)) throw new Refusal('NOT_FOUND')
    await work(tx, order)
  })

const isDinner = (order: LockedOrder): order is LockedDinner => order.dinner !== null

const forbidden = ({ state }: LockedOrder, to: DeliveryStatus) =>
  new Refusal('ORDER_STEP_FORBIDDEN', { from: state, to })

/**
 * Accepts an order with the minutes of cooking. Of concurrent acceptance, cancellation and timeout the first one is
 * applied.
 * @throws {Refusal} NOT_FOUND, ORDER_STEP_FORBIDDEN
 */
export const acceptOrder = (deps: MoveDeps, party: StaffParty, orderId: number, minutes: number): Promise<void> =>
  onDinner(deps, party, orderId, async (tx, order) => {
    const now = deps.clock()
    const { from, to } = promisedOnAccept(order.dinner, minutes, now)
    await deps.lifecycle.dinners.saveAnswer(tx, orderId, { promisedFrom: from, promisedTo: to, acceptedAt: now })
    await moveLocked(deps, tx, party, order, { to: 'isAssembling' })
  })

/**
 * Extends the promised time; the customer is notified.
 * @throws {Refusal} NOT_FOUND, ORDER_STEP_FORBIDDEN
 */
export const delayOrder = (deps: MoveDeps, party: StaffParty, orderId: number, minutes: number): Promise<void> =>
  onDinner(deps, party, orderId, async (tx, order) => {
    if (!UNDER_WAY.includes(order.state)) throw forbidden(order, order.state)
    const { from, to } = delayed(order.dinner, minutes)
    const answer: KitchenAnswer = { promisedFrom: from, promisedTo: to }
    await deps.lifecycle.dinners.saveAnswer(tx, orderId, answer)
    const { customerId, organizationId } = order
    await emit(tx, dinnerDelayed({ orderId, customerId, organizationId, promisedTo: to.toISOString() }))
  })

/**
 * Marks the dinner as cooked, waiting for the courier or the customer.
 * @throws {Refusal} NOT_FOUND, ORDER_STEP_FORBIDDEN
 */
export const setOrderReady = (deps: MoveDeps, party: StaffParty, orderId: number): Promise<void> =>
  onDinner(deps, party, orderId, async (tx, order) => {
    if (order.state !== 'isAssembling') throw forbidden(order, 'readyForIssuance')
    await deps.lifecycle.dinners.saveAnswer(tx, orderId, { readyAt: deps.clock() })
    if (order.deliveryKind === 'pickup') return moveLocked(deps, tx, party, order, { to: 'readyForIssuance' })
    await emit(tx, dinnerReady({ orderId, organizationId: order.organizationId }))
  })

/** Moves the order by a step of the kitchen: refused, on the way, or handed over. */
export const moveDinner = (
  deps: MoveDeps,
  party: StaffParty,
  orderId: number,
  step: { readonly to: 'canceled' | 'onTheRoad' | 'received'; readonly reason?: string },
): Promise<void> => onDinner(deps, party, orderId, (tx, order) => moveLocked(deps, tx, party, order, step))
