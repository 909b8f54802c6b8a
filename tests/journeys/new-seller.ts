import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, inject } from 'vitest'
import { freshPhone } from './shop-page.ts'

/** Companies of the demo's bank without a shop, each for one journey at one width. */
export const NEWCOMERS = {
  beginning: {
    390: { inn: '502000123401', company: 'Козы Горячевых', title: 'Сыры Горячевых' },
    1440: { inn: '760000432181', company: 'Сад Рощиных', title: 'Варенье Рощиных' },
  },
  day: {
    1440: { inn: '690000555197', subject: 'client-newcomer-7', title: 'Молочный двор' },
    390: { inn: '330000777130', subject: 'client-newcomer-8', title: 'Утренняя дойка' },
  },
} as const

/** A photo from a phone. */
export const PHOTO = {
  name: 'снимок.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(new URL('../../docs/pictures/product-390.webp', import.meta.url)),
}

interface Shop {
  readonly shopUrl: string
  readonly emulatorsUrl: string
}

export interface NewSeller {
  readonly organizationId: number
  /** Products in the order given. */
  readonly productIds: readonly number[]
  /** A call of its owner. Throws on a refusal. */
  call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T>
}

/** Products to create: by weight (price per 100 g) or by the piece. */
export interface NewGoods {
  readonly title: string
  readonly isWeight: boolean
  /** Price, roubles. */
  readonly price: number
}

async function send<T>(url: string, init: RequestInit & { token?: string | undefined } = {}): Promise<T> {
  const { token, headers, ...rest } = init
  const reply = await fetch(url, {
    ...rest,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The bank's one-time proof of a person. */
async function proofOf({ emulatorsUrl }: Shop, subject: string): Promise<string> {
  return (await send<{ value: string }>(`${emulatorsUrl}/dbo/proofs`, json({ subject }))).value
}

/** A seller's staff with its session. */
export interface Staff {
  readonly shopUrl: string
  readonly token: string
  readonly organizationId: number
}

const callAs =
  ({ shopUrl, token }: Staff): NewSeller['call'] =>
  (method, path, body) =>
    send(`${shopUrl}${path}`, { ...(body && json(body)), method, token })

/**
 * Does the list of a new farm by calls: it delivers daily to all of Moscow. Returns the products, in the section whose
 * title contains `section`, or in the last one.
 */
export async function fillSeller(
  staff: Staff,
  {
    goods,
    section = '',
    paymentMethods,
  }: { goods: readonly NewGoods[]; section?: string; paymentMethods?: readonly string[] },
): Promise<number[]> {
  const { shopUrl, token, organizationId } = staff
  const call = callAs(staff)
  const upload = <T>(path: string, fields: Readonly<Record<string, string>>): Promise<T> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('files', new Blob([PHOTO.buffer], { type: PHOTO.mimeType }), 'photo.webp')
    return send(`${shopUrl}${path}`, { method: 'POST', body, token })
  }
  await call('PATCH', `/v1/cabinet/sellers/${organizationId}/company`, {
    phone: freshPhone(),
    story: ['Держим коров и делаем сыр сами.'],
    ...(paymentMethods && { paymentMethods }),
  })
  const gallery = `/v1/cabinet/farmers/${organizationId}/pictures`
  const { items } = await upload<{ items: { source: string }[] }>(gallery, {})
  await call('PATCH', gallery, { source: items.at(-1)?.source, place: 1 })
  await upload(`/v1/cabinet/farmers/${organizationId}/documents`, {
    ...{ kind: 'declaration', title: 'Молочные продукты', number: 'ЕАЭС N RU Д-RU.РА01.В.54321/26' },
  })
  const shipping = `/v1/cabinet/farmers/${organizationId}/shipping`
  const { revision } = await call<{ revision: string }>('GET', shipping)
  const sums = { minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null }
  await call('PATCH', `${shipping}/rates`, {
    revision,
    rates: [
      {
        ...{ title: 'По Москве', price: 250, minOrderSum: 0, freeDeliverySum: null, isDefault: true, ...sums },
        ...{ hours: null, slotCapacity: null },
        areas: [{ area: { kind: 'region', regionCode: '77' }, ...sums }],
      },
    ],
  })
  await call('PATCH', `${shipping}/schedule`, { weekdays: [1, 2, 3, 4, 5, 6, 7] })
  const { items: categories } = await call<{ items: { id: number; title: string }[] }>(
    'GET',
    '/v1/cabinet/goods-categories',
  )
  const category = categories.findLast(({ title }) => title.includes(section))
  const productIds: number[] = []
  for (const one of goods) {
    const { id } = await upload<{ id: number }>('/v1/cabinet/goods', {
      ...{ key: randomUUID(), title: one.title, categoryId: String(category?.id), isOnSale: 'true' },
      ...{ unit: one.isWeight ? 'г' : 'шт', isWeight: String(one.isWeight), measure: one.isWeight ? '100' : '1' },
      ...{ price: String(one.price), onHand: one.isWeight ? '100000' : '1000' },
    })
    productIds.push(id)
  }
  return productIds
}

/** Waits until all parts of the shop have a new seller. */
export const untilSold = (shopUrl: string, organizationId: number): Promise<void> =>
  expect
    .poll(async () => {
      const methods = `${shopUrl}/api/v1/shipping-methods/${organizationId}`
      const { items: ways } = await send<{ items: { dates: object[] }[] }>(methods)
      return ways.some(({ dates }) => dates.length > 0)
    })
    .toBe(true)

/** Creates a farm by calls, up to its approval: delivers daily to all of Moscow, paid at the door. */
export async function openSeller(
  shop: Shop,
  { inn, subject, title }: { readonly inn: string; readonly subject: string; readonly title: string },
  goods: readonly NewGoods[],
): Promise<NewSeller> {
  const { shopUrl } = shop
  const registered = await send<{ token: string; organizationId: number }>(
    `${shopUrl}/v1/constructor/register`,
    json({ inn, externalToken: await proofOf(shop, subject), trade: 'dairy', title }),
  )
  const staff = { shopUrl, ...registered }
  const { organizationId } = staff
  const call = callAs(staff)
  const productIds = await fillSeller(staff, { goods, paymentMethods: ['cashondelivery'] })
  await call('POST', `/v1/cabinet/sellers/${organizationId}/application`, {})
  await send(`${shopUrl}/v1/office/applications/${organizationId}/decision`, {
    ...json({ decision: 'approve' }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `office-session=${inject('officeSession')}`,
    },
  })
  await untilSold(shopUrl, organizationId)
  return { organizationId, productIds, call }
}
