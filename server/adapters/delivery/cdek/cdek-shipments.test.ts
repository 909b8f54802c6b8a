import type { Placed } from '@okolitsa/domain/geo/area.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } from '@okolitsa/emulators/cdek/credentials.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ShipmentCarrier, ShipmentOrder } from '../../../sales/shipments/ports.ts'
import { timeoutOfNextCall } from '../../timeout.data.ts'
import { createCarrier } from '../create-carrier.ts'
import { createCdekShipments } from './cdek-shipments.ts'

const MOSCOW = defaultLocation
const KAZAN: Placed = {
  city: 'Казань',
  settlement: null,
  regionCode: '16',
  coords: { latitude: 55.79, longitude: 49.12 },
}
const NOWHERE: Placed = { ...KAZAN, city: 'Глухомань', coords: { latitude: 61, longitude: 90 } }
/** Time limit, ms; longer than any answer takes on a busy machine. */
const LONG_MS = 60_000

const parcel = (more: Partial<ShipmentOrder> = {}): ShipmentOrder => ({
  number: '104001-1',
  tariffCode: 137,
  from: { kind: 'point', code: 'KZN1' },
  to: { kind: 'address', town: MOSCOW, address: 'Тверская, 1, кв. 5' },
  sender: { company: 'Сыроварня', name: 'Пётр', phone: '79160000002' },
  recipient: { name: 'Анна', phone: '79160000001' },
  weightGrams: 1_400,
  box: { lengthCm: 30, widthCm: 20, heightCm: 20 },
  items: [
    { title: 'Сыр', sku: '1', weightGrams: 600, worth: kopecks(90_000), toCollect: kopecks(0) },
    { title: 'Яйца', sku: '2', weightGrams: 600, worth: kopecks(20_050), toCollect: kopecks(20_050) },
  ],
  ...more,
})

let app: FastifyInstance
let carrier: ShipmentCarrier
let baseUrl: string
let now: number
let asked: { call: string; body: unknown }[]
beforeEach(async () => {
  now = Date.parse('2026-11-21T09:00:00Z')
  asked = []
  app = fastify({ forceCloseConnections: true })
  app.addHook('preHandler', async ({ method, url, body }) => {
    if (url.startsWith(CDEK_EMULATOR_PATH))
      asked.push({ call: `${method} ${url.slice(CDEK_EMULATOR_PATH.length)}`, body })
  })
  await app.register(cdekEmulator, { now: () => now })
  baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}${CDEK_EMULATOR_PATH}`
  carrier = createCdekShipments({
    ...CDEK_EMULATOR_CREDENTIALS,
    baseUrl,
    clock: () => new Date(now),
    timeoutMs: LONG_MS,
    paperPauseMs: 1,
  })
})
afterEach(() => app.close())

const fault = (fail: string, on: string, times = 1) =>
  app.inject({ method: 'POST', url: '/cdek/control', payload: { fail, on, times } })
const step = (id: string, code?: string) =>
  app.inject({ method: 'POST', url: `/cdek/shipments/${id}/step`, payload: { code } })
const booked = async () => (await app.inject('/cdek/shipments.json')).json().items as { number: string }[]
const made = async (more: Partial<ShipmentOrder> = {}) => {
  const id = await carrier.order(parcel(more))
  now += 2_000
  return id
}
const countOf = (call: string) => asked.filter((one) => one.call === call).length

describe('shipments at CDEK', () => {
  it('sends every documented field of a shipment', async () => {
    await made()
    expect(asked.find(({ call }) => call === 'POST /orders')?.body).toEqual({
      type: 1,
      number: '104001-1',
      tariff_code: 137,
      shipment_point: 'KZN1',
      to_location: { code: 44, address: 'Тверская, 1, кв. 5' },
      delivery_recipient_cost: { value: 0 },
      sender: { company: 'Сыроварня', name: 'Пётр', phones: [{ number: '+79160000002' }] },
      recipient: { name: 'Анна', phones: [{ number: '+79160000001' }] },
      packages: [
        {
          number: '104001-1',
          weight: 1_400,
          length: 30,
          width: 20,
          height: 20,
          items: [
            { name: 'Сыр', ware_key: '1', payment: { value: 0 }, cost: 900, weight: 600, amount: 1 },
            { name: 'Яйца', ware_key: '2', payment: { value: 200.5 }, cost: 200.5, weight: 600, amount: 1 },
          ],
        },
      ],
    })
    await made({ from: { kind: 'address', town: KAZAN, address: 'Баумана, 1' }, to: { kind: 'point', code: 'MSK1' } })
    expect(asked.findLast(({ call }) => call === 'POST /orders')?.body).toMatchObject({
      from_location: { code: 9004, address: 'Баумана, 1' },
      delivery_point: 'MSK1',
    })
  })

  it('creates a shipment after it is ordered, and then finds it by our number', async () => {
    const id = await carrier.order(parcel())
    expect(await carrier.read(id)).toMatchObject({ id, state: 'waiting', trackNumber: null })
    expect(await carrier.find('104001-1')).toBeNull()
    now += 2_000
    expect(await carrier.read(id)).toMatchObject({ state: 'made', trackNumber: expect.stringMatching(/^\d{10}$/) })
    expect(await carrier.find('104001-1')).toMatchObject({ id, state: 'made' })
    expect(await carrier.find('104001-2')).toBeNull()
    expect(await carrier.read('00000000-0000-4000-8000-000000000000')).toBeNull()
  })

  it('reports statuses with times and towns', async () => {
    const id = await made()
    now += 60_000
    await step(id)
    const { statuses } = (await carrier.read(id)) ?? { statuses: [] }
    expect(statuses).toContainEqual({
      code: 'RECEIVED_AT_SENDER_WAREHOUSE',
      at: '2026-11-21T09:01:02+00:00',
      city: 'Казань',
    })
    expect(statuses.map(({ code }) => code)).toContain('CREATED')
  })

  it.each([
    [{ to: { kind: 'point', code: 'NO1' } } as const, 'v2_recipient_location_not_recognized'],
    [{ from: { kind: 'point', code: 'NO1' } } as const, 'v2_sender_location_not_recognized'],
    [{ weightGrams: 31_000 }, 'v2_weight_limit_exceeded'],
    [{ recipient: { name: 'Анна', phone: '7916' } }, 'v2_invalid_recipient_phone'],
  ])('reports a refusal with the error codes: %j', async (more, code) => {
    expect(await carrier.read(await made(more))).toMatchObject({ state: 'refused', trackNumber: null, codes: [code] })
  })

  it('does not order a shipment to a town unknown to CDEK', async () => {
    const to = { kind: 'address', town: NOWHERE, address: 'x' } as const
    await expect(carrier.order(parcel({ to }))).rejects.toMatchObject({ reason: 'unknown-place' })
    expect(await booked()).toEqual([])
  })

  it('cancels a shipment until the parcel is handed in', async () => {
    const [first, second] = [await made(), await made()]
    await carrier.callOff(first)
    expect((await carrier.read(first))?.statuses.map(({ code }) => code)).toContain('REMOVED')
    await step(second)
    await expect(carrier.callOff(second)).rejects.toMatchObject({ reason: 'refused', codes: ['v2_entity_forbidden'] })
  })

  it('returns documents, polling until they are ready', async () => {
    const ids = [await made(), await made()]
    for (const kind of ['waybill', 'labels'] as const) {
      const pdf = Buffer.from(await carrier.paper(kind, ids)).toString('latin1')
      expect(pdf.slice(0, 5)).toBe('%PDF-')
      expect(pdf).toContain('/Count 2')
    }
    await expect(carrier.paper('labels', ['00000000-0000-4000-8000-000000000000'])).rejects.toMatchObject({
      reason: 'refused',
    })
  })

  it('lists the offices that accept parcels', async () => {
    const points = await carrier.dropOffPoints(KAZAN)
    // the fourth of five is a locker
    expect(points.map(({ code }) => code)).toEqual(['KZN1', 'KZN2', 'KZN3', 'KZN5'])
    expect(points.every(({ address, workTime }) => address !== '' && workTime !== '')).toBe(true)
    expect(await carrier.dropOffPoints(NOWHERE)).toEqual([])
  })

  it('receives webhooks at the URL registered last', async () => {
    const requests: { path: string; body: unknown }[] = []
    const shop = fastify()
    shop.post('/*', async ({ url, body }) => void requests.push({ path: url, body }))
    const address = await shop.listen({ host: '127.0.0.1', port: 0 })
    await carrier.listenAt(`${address}/old`)
    await carrier.listenAt(`${address}/new`)
    const id = await made()
    await step(id)
    expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining(['/new', '/new']))
    expect(requests.at(-1)?.body).toMatchObject({
      type: 'ORDER_STATUS',
      uuid: id,
      attributes: { status_code: 'RECEIVED_AT_SENDER_WAREHOUSE', number: '104001-1' },
    })
    await shop.close()
  })
})

describe('on failures', () => {
  it.each([
    ['down', 'unavailable'],
    ['limit', 'limit-reached'],
    ['lost-answer', 'unavailable'],
    ['drop', 'unavailable'],
  ])('%s: sends an order once', async (fail, reason) => {
    await fault(fail, 'orders')
    await expect(carrier.order(parcel())).rejects.toMatchObject({ reason })
    expect(countOf('POST /orders')).toBe(1)
    expect(await booked()).toHaveLength(fail === 'lost-answer' ? 1 : 0)
  })

  it('does not send an order again after a missing answer, and finds it by our number', async () => {
    await carrier.dropOffPoints(MOSCOW)
    await fault('timeout', 'orders')
    const timeout = timeoutOfNextCall()
    const ordering = carrier.order(parcel())
    const failed = expect(ordering).rejects.toMatchObject({ reason: 'timeout' })
    await expect.poll(() => countOf('POST /orders')).toBe(1)
    timeout.end()
    await failed
  })

  it.each(['down', 'limit', 'drop'])('%s three times: retries a query with growing pauses', async (fail) => {
    const id = await made()
    await fault(fail, 'orders', 3)
    expect(await carrier.read(id)).toMatchObject({ state: 'made' })
    expect(countOf(`GET /orders/${id}`)).toBe(4)
  })

  it('requests a forgotten token once more', async () => {
    await fault('lost-token', 'orders')
    await carrier.order(parcel())
    expect(await booked()).toHaveLength(1)
  })

  it('uses one token for prices and shipments', async () => {
    const config = { CDEK_MODE: 'live', CDEK_BASE_URL: baseUrl } as const
    const { account: CDEK_ACCOUNT, password: CDEK_PASSWORD } = CDEK_EMULATOR_CREDENTIALS
    const both = await createCarrier({ ...config, CDEK_ACCOUNT, CDEK_PASSWORD }, '', () => new Date(now))
    await Promise.all([both.carrier?.points(KAZAN), both.shipments?.dropOffPoints(KAZAN)])
    expect(countOf('POST /oauth/token')).toBe(1)
  })
})
