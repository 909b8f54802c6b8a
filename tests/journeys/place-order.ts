import { randomUUID } from 'node:crypto'
import { HOLD_LASTS_DAYS } from '@okolitsa/domain/payments/payment-stages.ts'
import type { Page } from 'playwright-core'
import { shopCall } from './shop-calls.ts'

/** A purchase from one seller with its payment method. */
export interface SmallOrder {
  readonly organizationId: number
  readonly productId: number
  readonly paymentMethod: string
  /** Sale steps; one by default. */
  readonly quantity?: number
  /** Other products, one of each. */
  readonly otherIds?: readonly number[]
  /** Delivery method; by default pick-up if available. */
  readonly methodCode?: 'pickup' | 'courier' | 'cdek'
  /** The recipient's phone; arbitrary by default. */
  readonly phone?: string
  /** Rule for missing products; the shop's default otherwise. */
  readonly substitution?: 'none' | 'same_farm' | 'same_category' | 'ask'
  /** Ordered for the second day, so that the cut-off of the first does not come during the test. */
  readonly isChangedLater?: boolean
}

interface Method {
  readonly methodCode: string
  readonly dates: readonly { readonly date: string }[]
  readonly tradePlace: { readonly id: number } | null
}

/** Delivery address of these orders. */
const PLACE = {
  title: 'Москва, Пятницкая ул., 12',
  city: 'Москва',
  region: 'Москва',
  regionCode: '77',
  street: 'Пятницкая ул.',
  house: '12',
  coords: { latitude: 55.7438, longitude: 37.628 },
}

/**
 * Places an order by calls of the signed-in customer: to the first pick-up point or by courier in Moscow, on the first
 * day that suits the whole cart.
 */
export async function placeOrder(page: Page, order: SmallOrder): Promise<number> {
  const { orderIds } = await placeOrderGroup(page, [order])
  return orderIds[0] as number
}

/** Places orders of several sellers in one order group. @returns orders in the order of their payments */
export async function placeOrderGroup(
  page: Page,
  wanted: readonly SmallOrder[],
): Promise<{ orderGroupId: string; orderIds: number[] }> {
  const carts: object[] = []
  for (const order of wanted) carts.push(await fillCart(page, order))
  const recipient = { name: 'Вера', phone: wanted[0]?.phone ?? '79160000000' }
  const { orderGroupId, orders, refused } = await shopCall<{
    orderGroupId: string
    orders: { orderId: number }[]
    refused: object[]
  }>(page, 'POST', '/api/v3/checkout', { carts, place: PLACE, recipient }, { 'idempotency-key': randomUUID() })
  if (orders.length < wanted.length) throw new Error(JSON.stringify(refused))
  return { orderGroupId, orderIds: orders.map(({ orderId }) => orderId).toSorted((a, b) => a - b) }
}

/** A cart as input of a checkout. */
async function fillCart(page: Page, order: SmallOrder): Promise<object> {
  const { organizationId, productId, paymentMethod, quantity = 1, otherIds = [], methodCode, substitution } = order
  const { cartId, harvestReadyOn } = await shopCall<{ cartId: string; harvestReadyOn: string | null }>(
    page,
    'POST',
    '/api/v2/cart',
    {
      organizationId,
      products: [{ productId, quantity }, ...otherIds.map((id) => ({ productId: id, quantity: 1 }))],
    },
  )
  // the latest harvest determines the earliest day, as at checkout
  const query = harvestReadyOn === null ? '' : `?harvestReadyOn=${harvestReadyOn}`
  const { items } = await shopCall<{ items: Method[] }>(
    page,
    'GET',
    `/api/v1/shipping-methods/${organizationId}${query}`,
  )
  const offered = (methodCode ? [methodCode] : ['pickup', 'courier']).flatMap((code) =>
    items.filter(({ methodCode, dates }) => methodCode === code && dates.length > 0),
  )
  const [method] = offered
  return {
    cartId,
    methodCode: method?.methodCode,
    date: dayOf(order, method?.dates ?? []),
    paymentMethod,
    ...(substitution && { substitutions: [{ productId, rule: substitution }] }),
    ...(method?.tradePlace && { tradePlaceId: method.tradePlace.id }),
  }
}

const isHeldUntil = (date: string) => Date.parse(date) - Date.now() <= HOLD_LASTS_DAYS * 86_400_000

/** The first day, or the second one if money can be held until then. */
function dayOf({ isChangedLater = false }: SmallOrder, dates: Method['dates']): string | undefined {
  const [first, second] = dates
  return isChangedLater && second && isHeldUntil(second.date) ? second.date : first?.date
}

/**
 * Whether the seller's first day is too late for a hold. Around the January holidays it is, and then cards are captured
 * immediately: tests of holds do not apply.
 */
export async function isTooFarToHold(page: Page, organizationId: number): Promise<boolean> {
  const { items } = await shopCall<{ items: Method[] }>(page, 'GET', `/api/v1/shipping-methods/${organizationId}`)
  const first = items
    .flatMap(({ dates }) => dates.map(({ date }) => date))
    .sort()
    .at(0)
  return first === undefined || !isHeldUntil(first)
}
