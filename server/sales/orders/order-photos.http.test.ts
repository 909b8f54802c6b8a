import { randomUUID } from 'node:crypto'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { MAX_DOOR_PHOTOS, MAX_REPAYMENT_PHOTOS } from '@okolitsa/domain/orders/parcel-photo.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { BREAD, farmer, openChangesShop } from './changes-shop.data.ts'

const shop = await openChangesShop()
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
const bankSubject = randomUUID()
await shop.write((tx, { sellers }) =>
  sellers.addStaff(tx, AUTHOR, [{ name: 'Petr', bankSubject, role: 'picker', organizationId: FARM }]),
)
const PETR = (await shop.call('POST', `/v1/auth/by-external-token?externalToken=${bankSubject}`)).body.token
afterAll(async () => expect(await integrityProblemsOf(shop)).toEqual([]))

const picture = await sharp({ create: { width: 180, height: 120, channels: 3, background: '#3a3' } })
  .withExif({ IFD0: { Artist: 'who' } })
  .jpeg()
  .toBuffer()
const formOf = (fields: Record<string, string>, files: readonly Buffer[]) =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap((file, index) => [
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="files"; filename="${index}.jpg"\r\n\r\n`),
      file,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--edge--\r\n'),
  ])
const send = (url: string, headers: Record<string, string>, fields: Record<string, string>, files: readonly Buffer[]) =>
  shop.call('POST', url, {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: formOf(fields, files),
  })
const bearer = (token: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})
const ofSeller = (orderId: number, photoId: string, token: string) =>
  shop.call('GET', `/v1/cabinet/orders/${orderId}/photos/${photoId}`, { headers: bearer(token) })
const ofCustomer = (orderId: number, photoId: string, as?: number) =>
  shop.raw('GET', `/api/v1/orders/${orderId}/photos/${photoId}`, as)

describe('a photo at the door', () => {
  const newLink = async (token: string, organizationId: number) => {
    const body = { organizationId, day: DAY, courierName: 'Сергей' }
    const { body: made } = await shop.call('POST', '/v1/cabinet/couriers/links', { headers: bearer(token), body })
    return new URL(made.url).pathname.split('/').at(-1) ?? ''
  }
  const photograph = (link: string, orderId: number, press: string = randomUUID(), files = [picture]) =>
    send(`/v1/courier/orders/${orderId}/photos`, { 'courier-link': link }, { press }, files)
  const onTheRoad = async (as: number) => {
    const id = await shop.assembling({ lines: { [BREAD]: 2 }, as })
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    return id
  }

  it('displays a photo only to the order’s customer and seller', async () => {
    const link = await newLink(OLGA, FARM)
    const id = await onTheRoad(2_001)
    const press = randomUUID()
    // the photo is repeated after a lost response, also concurrently
    const sent = await Promise.all([1, 2].map(() => photograph(link, id, press)))
    expect([...sent, await photograph(link, id, press)].map(({ status }) => status)).toEqual([201, 201, 201])
    const { doorPhotoIds, parcelPhotoIds } = await shop.read(id, 2_001)
    expect([doorPhotoIds.length, parcelPhotoIds]).toEqual([1, []])

    const [photoId] = doorPhotoIds
    const seen = await ofCustomer(id, photoId, 2_001)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
    expect((await ofCustomer(id, photoId, ANNA)).statusCode).toBe(404)
    expect((await ofCustomer(id, photoId)).statusCode).toBe(401)
    expect((await ofSeller(id, photoId, OLGA)).status).toBe(200)
    expect((await ofSeller(id, photoId, IVAN)).status).toBe(404)
    expect((await ofSeller(id, photoId, '')).status).toBe(401)
    const { body } = await shop.call('GET', `/v1/cabinet/orders/${id}`, { headers: bearer(OLGA) })
    expect(body.order.doorPhotoIds).toEqual([photoId])
  })

  it('accepts up to five photos by the link of the order’s courier, before and after the handover', async () => {
    const link = await newLink(OLGA, FARM)
    const id = await onTheRoad(2_002)
    for (const other of ['', 'x'.repeat(43), await newLink(IVAN, OTHER_FARM)])
      expect((await photograph(other, id)).status).toBe(404)
    expect((await photograph(link, 999_999)).status).toBe(404)
    expect((await photograph(link, id, 'once')).body.errors).toHaveProperty('press')
    expect((await photograph(link, id, randomUUID(), [])).body.code).toBe('PHOTO_REQUIRED')
    expect((await photograph(link, id, randomUUID(), [Buffer.from('no picture')])).body.code).toBe('PHOTO_UNREADABLE')
    const waiting = await shop.order({ lines: { [BREAD]: 1 }, as: 2_003 })
    expect((await photograph(link, waiting)).body.facts).toMatchObject({ reason: 'state' })

    await shop.services.orders.move(farmer, id, 'received')
    for (let count = 0; count < MAX_DOOR_PHOTOS; count += 1) expect((await photograph(link, id)).status).toBe(201)
    expect((await photograph(link, id)).body.facts).toMatchObject({ reason: 'photosFull' })
    expect((await shop.read(id, 2_002)).doorPhotoIds).toHaveLength(MAX_DOOR_PHOTOS)
  })

  it('refuses a photo whose key was used for another order', async () => {
    const link = await newLink(OLGA, FARM)
    const [one, other] = [await onTheRoad(2_008), await onTheRoad(2_009)]
    const press = randomUUID()
    expect((await photograph(link, one, press)).status).toBe(201)
    const again = await photograph(link, other, press)
    expect([again.status, again.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await shop.read(other, 2_009)).doorPhotoIds).toEqual([])
  })

  it('hides the photo from the seller together with the customer’s address', async () => {
    const link = await newLink(OLGA, FARM)
    const id = await onTheRoad(2_004)
    await photograph(link, id)
    await shop.services.orders.move(farmer, id, 'received')
    const [photoId] = (await shop.read(id, 2_004)).doorPhotoIds
    // the photo is hidden some days after the end of the order
    await shop.sql(`update shop_order set finished_at = finished_at - interval '15 days' where id = $1`, [id])
    await shop.sql(`update order_transition set at = at - interval '15 days' where order_id = $1`, [id])
    expect((await ofSeller(id, photoId, OLGA)).status).toBe(404)
    const { body } = await shop.call('GET', `/v1/cabinet/orders/${id}`, { headers: bearer(OLGA) })
    expect([body.order.recipient, body.order.doorPhotoIds]).toEqual([null, []])
    expect((await ofCustomer(id, photoId, 2_004)).statusCode).toBe(200)
  })
})

describe('a photo of a repayment', () => {
  const prove = (id: number, debtId: number, token = OLGA, files: readonly Buffer[] = [picture]) =>
    send(`/v1/cabinet/orders/${id}/debts/${debtId}/photos`, bearer(token), {}, files)
  const pay = (id: number, debtId: number) =>
    shop.call('POST', `/v1/cabinet/orders/${id}/debts/${debtId}`, {
      ...{ headers: bearer(OLGA), body: { way: 'sbp', on: '2026-11-21' } },
    })
  /** Places a cash order that is cancelled after its money was taken. */
  async function owed(as: number) {
    const id = await shop.assembling({ lines: { [BREAD]: 2 }, as })
    await shop.services.orders.takeMoney(farmer, id, fromRoubles((await shop.read(id, as)).total))
    await shop.services.orders.move(farmer, id, 'canceled', 'no bread')
    const [debt] = (await shop.read(id, as)).debts
    return { id, debtId: debt.id as number }
  }

  it('adds a photo to a repaid debt, and displays it to the customer and the seller', async () => {
    const { id, debtId } = await owed(2_005)
    expect((await prove(id, debtId)).body.facts).toMatchObject({ reason: 'state' })
    await pay(id, debtId)
    const proved = await prove(id, debtId)
    expect([proved.status, proved.body.order.debts[0].photoIds.length]).toEqual([201, 1])
    const [{ photoIds }] = (await shop.read(id, 2_005)).debts
    expect((await ofCustomer(id, photoIds[0], 2_005)).statusCode).toBe(200)
    expect((await ofCustomer(id, photoIds[0], ANNA)).statusCode).toBe(404)
    expect((await ofSeller(id, photoIds[0], OLGA)).status).toBe(200)
    expect((await ofSeller(id, photoIds[0], IVAN)).status).toBe(404)
    expect((await shop.read(id, 2_005)).parcelPhotoIds).toEqual([])
    for (let count = 1; count < MAX_REPAYMENT_PHOTOS; count += 1) expect((await prove(id, debtId)).status).toBe(201)
    expect((await prove(id, debtId)).body.facts).toMatchObject({ reason: 'photosFull' })
  })

  it('accepts a photo only from staff with access to money', async () => {
    const { id, debtId } = await owed(2_006)
    await pay(id, debtId)
    for (const [token, status] of [
      ['', 401],
      [PETR, 403],
      [IVAN, 404],
    ] as const)
      expect((await prove(id, debtId, token)).status).toBe(status)
    expect((await prove(id, debtId + 1_000)).status).toBe(404)
    expect((await prove(id, debtId, OLGA, [])).body.code).toBe('PHOTO_REQUIRED')
    // the debt belongs to another order
    const other = await owed(2_007)
    expect((await prove(id, other.debtId)).status).toBe(404)
  })
})
