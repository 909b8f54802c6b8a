import { randomUUID } from 'node:crypto'
import { freshPhone, fromFreshAddress, readCode } from './shop-page.ts'

/** The farm most journeys buy from: it weighs cheese, brings it and hands it over. */
export const DAIRY = 101

interface Product {
  readonly id: number
  readonly isWeight: boolean
  readonly harvestReadyOn: string | null
  readonly availability: { readonly isAvailableForCart: boolean }
}
interface Method {
  readonly methodCode: string
  readonly dates: readonly { readonly date: string }[]
  readonly tradePlace: { readonly id: number } | null
}

/** Where the courier of these orders goes. */
const PLACE = {
  title: 'Москва, Пятницкая ул., 12',
  city: 'Москва',
  region: 'Москва',
  regionCode: '77',
  street: 'Пятницкая',
  house: '12',
  coords: { latitude: 55.74, longitude: 37.63 },
}

async function ask<T>(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const reply = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text}`)
  return JSON.parse(text) as T
}

/**
 * Buys a weighed and a counted product of the dairy the short way, by calls, as a fresh shopper who pays when the
 * order is handed over.
 * @returns the order's id, and the shopper's phone and token
 */
export async function orderAtDairy(
  { shopUrl, emulatorsUrl }: { shopUrl: string; emulatorsUrl: string },
  methodCode: 'courier' | 'pickup',
): Promise<{ orderId: number; phone: string; token: string }> {
  const phone = freshPhone()
  await ask(`${shopUrl}/api/v1/auth/code`, { phone }, fromFreshAddress())
  const code = await readCode(emulatorsUrl, phone)
  const { token } = await ask<{ token: string }>(`${shopUrl}/api/v1/auth`, { phone, code })
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }

  const goods = await ask<{ items: Product[] }>(`${shopUrl}/api/v2/products/farmer/${DAIRY}?perPage=50`)
  const ready = goods.items.filter(
    ({ harvestReadyOn, availability }) => harvestReadyOn === null && availability.isAvailableForCart,
  )
  const products = [
    { productId: ready.find(({ isWeight }) => isWeight)?.id, quantity: 3 },
    { productId: ready.find(({ isWeight }) => !isWeight)?.id, quantity: 2 },
  ]
  const { cartId } = await ask<{ cartId: string }>(
    `${shopUrl}/api/v2/cart`,
    { organizationId: DAIRY, products },
    headers,
  )
  const { items } = await ask<{ items: Method[] }>(`${shopUrl}/api/v1/shipping-methods/${DAIRY}?limit=100`)
  const method = items.find((one) => one.methodCode === methodCode)
  const cart = {
    cartId,
    methodCode,
    date: method?.dates[0]?.date,
    paymentMethod: 'cashondelivery',
    ...(method?.tradePlace && { tradePlaceId: method.tradePlace.id }),
  }
  const recipient = { name: 'Анна Полевая', phone }
  const purchase = await ask<{ orders: { orderId: number }[] }>(
    `${shopUrl}/api/v3/checkout`,
    { carts: [cart], place: PLACE, recipient },
    headers,
  )
  return { orderId: purchase.orders[0]?.orderId ?? 0, phone, token }
}
