import { randomInt, randomUUID } from 'node:crypto'
import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type pg from 'pg'
import { isLikely, pick } from './chance.ts'
import type { Caller, EndpointAnswer } from './crash-calls.ts'
import { count, problem } from './crash-report.ts'
import { fillCart } from './crash-world.ts'

const CARD = '4111 1111 1111 1111'
/** Payment methods. Card payments are held first, because one product is sold by weight. */
const METHODS = ['rbs', 'rbs', 'sbp', 'cashondelivery'] as const

/** A checkout whose answer may be lost; it is repeated with the same key until the answer arrives. */
export interface Press {
  readonly customerId: number
  readonly cartId: string
  readonly key: string
  readonly paymentMethod: (typeof METHODS)[number]
}

/** Confirmed orders, and the confirmed end of each: later state must not contradict them. */
export class KnownOrders {
  readonly #orders = new Map<number, { readonly customerId: number; end: 'canceled' | 'received' | null }>()

  add(orderId: number, customerId: number): void {
    this.#orders.set(orderId, { customerId, end: null })
  }
  end(orderId: number, end: 'canceled' | 'received'): void {
    const order = this.#orders.get(orderId)
    if (order) order.end = end
  }
  /** A random recent active order, or with `isReceived` a received one; null = none. */
  any({ isReceived = false, customerId = 0 } = {}): number | null {
    const wanted = [...this.#orders]
      .filter(([, order]) => order.end === (isReceived ? 'received' : null))
      .filter(([, order]) => customerId === 0 || order.customerId === customerId)
      .slice(-12)
    return pick(wanted)?.[0] ?? null
  }
  all(): { id: number; end: 'canceled' | 'received' | null }[] {
    return [...this.#orders].map(([id, { end }]) => ({ id, end }))
  }
}

/** A sample photo: a red square, PNG. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4CAMAAAAOusbgAAAAA1BMVEXdIiJQ+Zx9AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJUlEQVRo3u3BMQEAAADCoPVPbQlPoAAAAAAAAAAAAAAAAAAAPgY4uAABqfMnWwAAAABJRU5ErkJggg==',
  'base64',
)

export interface Customer {
  readonly customerId: number
  readonly call: Caller
  readonly database: pg.Pool
  readonly orders: KnownOrders
}

export function send(
  { customerId, call }: Pick<Customer, 'customerId' | 'call'>,
  press: Press,
): Promise<EndpointAnswer> {
  if (press.customerId !== customerId) throw new Error('a press of somebody else')
  const date = plusDays(new Date().toISOString().slice(0, 10), 3)
  const cart = { cartId: press.cartId, methodCode: 'courier', date, paymentMethod: press.paymentMethod }
  const place = { ...defaultLocation, street: 'Tverskaya', house: '1' }
  const body = { carts: [cart], place, recipient: { name: 'Anna', phone: '79160000001' } }
  return call('POST', '/api/v3/checkout', body, { 'idempotency-key': press.key })
}

/** Buys until the shop is killed; returns the checkout without an answer. */
export async function shopUntilDeath(customer: Customer): Promise<Press | null> {
  const { customerId, database, orders } = customer
  for (;;) {
    let press: Press | null = null
    try {
      const paymentMethod = pick(METHODS) ?? 'sbp'
      const cartId = await fillCart(database, customerId)
      press = { customerId, cartId, key: randomUUID(), paymentMethod }
      const { status, body } = await send(customer, press)
      press = null
      if (status !== 201) {
        problem(`checkout was refused: ${status} ${JSON.stringify(body)}`)
        return null
      }
      count('placed')
      const { orderId } = body.orders[0]
      orders.add(orderId, customerId)
      if (isLikely(20)) await payOtherwise(customer, orderId)
      else if (isLikely(80)) await pay(customer, orderId)
      if (isLikely(10)) await cancel(customer, orderId)
      if (isLikely(10)) await receive(customer, orderId)
      await lookBack(customer)
    } catch {
      return press
    }
  }
}

async function pay({ call }: Customer, orderId: number): Promise<void> {
  const { body } = await call('GET', `/api/v1/checkout/payment/status/${orderId}`)
  const press = { method: 'POST', redirect: 'manual' } as const
  if (body.payload) await fetch(`${new URL(body.payload).origin}${new URL(body.payload).pathname}/pay`, press)
  else if (body.payUrl) await fetch(body.payUrl, { ...press, body: new URLSearchParams({ card: CARD }) })
  else return
  count('paid')
}

/** Chooses another payment method in one tab while the bank's page is paid in another. */
async function payOtherwise(customer: Customer, orderId: number): Promise<void> {
  const change = () => customer.call('PATCH', `/api/v1/orders/${orderId}/${pick(METHODS)}`, {})
  const [{ status }] = await Promise.all([change(), pay(customer, orderId)])
  if (status === 200) count('methods changed')
  if (isLikely(50)) await pay(customer, orderId)
}

async function cancel({ call, orders }: Customer, orderId: number): Promise<void> {
  const { status } = await call('PATCH', `/api/v1/orders/${orderId}/cancel`, {})
  if (status !== 200) return
  orders.end(orderId, 'canceled')
  count('canceled')
}

/** Moves the clock to the delivery day and confirms the receipt, which captures the hold. */
async function receive({ call, database, orders }: Customer, orderId: number): Promise<void> {
  await database.query('update shop_order set delivery_date = shop_now()::date - 1 where id = $1', [orderId])
  const { status } = await call('PATCH', `/api/v1/orders/${orderId}/complete`, {})
  if (status !== 200) return
  orders.end(orderId, 'received')
  count('received')
}

/** Answers a question about an earlier order, pays a surcharge, or claims a received order. */
async function lookBack(customer: Customer): Promise<void> {
  const { call, orders, customerId } = customer
  const living = orders.any({ customerId })
  if (living !== null) {
    const { body } = await call('GET', `/api/v1/orders/${living}/changes`)
    const proposal = body.items?.find(({ state }: { state: string }) => state === 'proposed')
    if (proposal) {
      const answer = isLikely(70) ? { yes: true, expectedTotal: proposal.totalAfter } : { yes: false }
      const { status } = await call('POST', `/api/v1/orders/${living}/changes/${proposal.id}/answer`, answer)
      if (status === 200) count('proposals answered')
    }
    if (isLikely(60)) await pay(customer, living)
  }
  const came = isLikely(40) ? orders.any({ isReceived: true, customerId }) : null
  if (came !== null) await claim(customer, came)
}

async function claim({ call }: Customer, orderId: number): Promise<void> {
  const { body } = await call('GET', `/api/v1/orders/${orderId}`)
  const line: { id: number } | null = pick(body.lines ?? [])
  if (!body.may?.claim || !line) return
  const form = new FormData()
  form.set('lineId', String(line.id))
  form.set('spoiltPercent', String(randomInt(5, 60)))
  form.set('files', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'spoilt.png')
  const { status } = await call('POST', `/api/v1/orders/${orderId}/claims`, form)
  if (status === 201) count('claims')
}
