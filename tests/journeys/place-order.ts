import { randomUUID } from 'node:crypto'
import { HOLD_LASTS_DAYS } from '@okolitsa/domain/payments/payment-stages.ts'
import type { Page } from 'playwright-core'
import { shopCall } from './shop-calls.ts'

/** What is bought of one seller, and how it is paid. */
export interface SmallOrder {
  readonly organizationId: number
  readonly productId: number
  readonly paymentMethod: string
  /** Sale steps; one unless told. */
  readonly quantity?: number
  /** What else goes into it, one of each. */
  readonly otherIds?: readonly number[]
  /** How the customer gets it; a pickup point when there is one, unless told. */
  readonly methodCode?: 'pickup' | 'courier' | 'cdek'
  /** Of who meets it; of nobody in particular unless told. */
  readonly phone?: string
  /** What to do when the product runs out; the shop's default unless told. */
  readonly substitution?: 'none' | 'same_farm' | 'same_category' | 'ask'
  /** It is changed later: on the second day, since the cut-off of the first may come in the middle of a test. */
  readonly isChangedLater?: boolean
}

interface Method {
  readonly methodCode: string
  readonly dates: readonly { readonly date: string }[]
  readonly tradePlace: { readonly id: number } | null
}

/** Where couriers of these orders go. */
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
 * Places an order the short way, by calls of who is signed in: to the first pickup point or by courier in Moscow, on the
 * first day that fits everything in the cart.
 */
export async function placeOrder(page: Page, order: SmallOrder): Promise<number> {
  const { orderIds } = await placeOrderGroup(page, [order])
  return orderIds[0] as number
}

/** The same of several sellers in one purchase. @returns orders as their payments follow each other */
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

/** A cart as a checkout is told of it. */
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
  // what is gathered last says when all of it may leave, as at checkout
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
 * Is everything of the seller too far off for money to be held? So it is over the holidays of January, and then cards
 * pay at once: what is told of held money has no place in those days.
 */
export async function isTooFarToHold(page: Page, organizationId: number): Promise<boolean> {
  const { items } = await shopCall<{ items: Method[] }>(page, 'GET', `/api/v1/shipping-methods/${organizationId}`)
  const first = items
    .flatMap(({ dates }) => dates.map(({ date }) => date))
    .sort()
    .at(0)
  return first === undefined || !isHeldUntil(first)
}
