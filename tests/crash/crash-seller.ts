import { randomInt } from 'node:crypto'
import { isLikely, pick } from './chance.ts'
import type { Caller } from './crash-calls.ts'
import type { KnownOrders } from './crash-customers.ts'
import { count } from './crash-report.ts'

/**
 * Maximum number of consecutive steps of an order, so that some orders are finished although the shop is killed often.
 */
const MAX_STEPS = 3

const isOver = (state: string): state is 'canceled' | 'received' => state === 'canceled' || state === 'received'

interface Line {
  readonly id: number
  readonly isWeight: boolean
  readonly orderedAmount: number
  readonly pickedAmount: number | null
}

/** Picks, weighs, ships, delivers, cancels and decides claims until the shop is killed. */
export async function sellUntilDeath(call: Caller, orders: KnownOrders): Promise<void> {
  try {
    for (;;) {
      const claimed = isLikely(15) ? orders.any({ isReceived: true }) : null
      if (claimed !== null) await decideClaims(call, claimed)
      const orderId = orders.any()
      if (orderId === null) await call('GET', '/v1/cabinet/orders?queue=new')
      else for (let step = 0; step < MAX_STEPS && (await carryOn(call, orders, orderId)); step += 1);
    }
  } catch {
    // the shop is dead
  }
}

/** Advances an order by one step; false = no further step now. */
async function carryOn(call: Caller, orders: KnownOrders, orderId: number): Promise<boolean> {
  const path = `/v1/cabinet/orders/${orderId}`
  const { status, body } = await call('GET', path)
  if (status !== 200) return false
  const lines: Line[] = body.order.lines
  const toWeigh = lines.find(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)
  if (body.changes.includes('weigh') && toWeigh && isLikely(90)) {
    const picked = Math.floor((toWeigh.orderedAmount * randomInt(60, 116)) / 100)
    const isAboveCharged = isLikely(50)
    await change(call, path, { kind: 'weigh', lines: [{ lineId: toWeigh.id, picked }], isAboveCharged })
  }
  if (body.changes.includes('cancelLine') && isLikely(5)) {
    await change(call, path, { kind: 'cancelLine', lineIds: [pick(lines)?.id] })
  }
  const isOff = isLikely(6)
  const to: string | undefined = body.moves.find((state: string) => (state === 'canceled') === isOff)
  if (!to) {
    // another caller may have ended the order, with a lost answer
    if (isOver(body.order.deliveryStatus)) orders.end(orderId, body.order.deliveryStatus)
    return false
  }
  const moved = await call('POST', `${path}/moves`, { to, isEarlyMeant: true })
  if (moved.status !== 200) return false
  count(`seller: ${to}`)
  if (isOver(to)) orders.end(orderId, to)
  return !isOver(to)
}

async function change(
  call: Caller,
  path: string,
  requestedChange: { readonly kind: string; readonly [field: string]: unknown },
): Promise<void> {
  const preview = await call('POST', `${path}/changes/preview`, { requestedChange })
  if (preview.status !== 200) return
  const made = await call('POST', `${path}/changes`, { requestedChange, expectedTotal: preview.body.totalAfter })
  if (made.status === 200) count(`seller: ${requestedChange.kind}`)
}

async function decideClaims(call: Caller, orderId: number): Promise<void> {
  const path = `/v1/cabinet/orders/${orderId}`
  const { body } = await call('GET', path)
  const waiting = body.claims?.find(({ state }: { state: string }) => state === 'waiting')
  if (!waiting) return
  const decision = isLikely(70) ? { isAccepted: true } : { isAccepted: false, reason: 'No' }
  const { status } = await call('POST', `${path}/claims/${waiting.id}`, decision)
  if (status === 200) count('claims decided')
}
