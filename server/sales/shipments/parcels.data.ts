import { randomUUID } from 'node:crypto'
import { cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } from '@okolitsa/emulators/cdek/credentials.ts'
import fastify from 'fastify'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { createCdekCarrier, openCdekSession } from '../../adapters/delivery/cdek/cdek-carrier.ts'
import { createCdekShipments } from '../../adapters/delivery/cdek/cdek-shipments.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf, NOON, type World } from '../../testing/world.data.ts'
import { SERVICE_SECRET } from '../../testing.ts'
import type { ShipmentCarrier } from './ports.ts'
import { webhookSecret } from './use-cases/handle-webhook.ts'

/** Timeout longer than any answer of the emulator on a loaded machine, ms. */
const LONG_MS = 60_000

export interface Booked {
  readonly uuid: string
  readonly number: string
  readonly toCollect: number
  readonly weightGrams: number
  readonly deliveryPoint: string | null
  readonly address: string
}

/** Opens two farms and the carrier's emulator for a test file. */
export async function parcelsWorld() {
  let shop: World | undefined
  const clock = () => shop?.now() ?? NOON
  const outside = fastify({ forceCloseConnections: true })
  /** Recorded requests `GET /orders` to CDEK. */
  const received: { asked: string[]; beforeOrder: () => Promise<void> } = {
    asked: [],
    /** Called before each order is sent. */
    beforeOrder: async () => undefined,
  }
  outside.addHook('onRequest', async ({ method, url }) => {
    received.asked.push(`${method} ${url.replace(CDEK_EMULATOR_PATH, '').split('?')[0]}`)
  })
  await outside.register(cdekEmulator, { now: () => clock().getTime(), processMs: 1_000 })
  const baseUrl = `${await outside.listen({ host: '127.0.0.1', port: 0 })}${CDEK_EMULATOR_PATH}`
  afterAll(() => outside.close())
  const options = { ...CDEK_EMULATOR_CREDENTIALS, baseUrl, clock, timeoutMs: LONG_MS, paperPauseMs: 1 }
  const session = openCdekSession(options)
  const cdek = createCdekShipments(options, session)
  const shipments: ShipmentCarrier = {
    ...cdek,
    order: async (order) => {
      await received.beforeOrder()
      return cdek.order(order)
    },
  }

  const world = await twoFarms({ adapters: { carrier: createCdekCarrier(options, session), shipments } })
  shop = world
  await world.changeSeller(FARM, {
    withCdek: true,
    city: 'Казань',
    regionCode: '16',
    coords: { latitude: 55.79, longitude: 49.12 },
  })
  await world.changeSeller(OTHER_FARM, { withCdek: true })
  /** Signs staff of the farm in with a role. */
  async function inRole(role: 'picker' | 'accountant'): Promise<string> {
    const bankSubject = randomUUID()
    const person = { name: role, bankSubject, role, organizationId: FARM } as const
    await world.write((tx, { sellers }) => sellers.addStaff(tx, AUTHOR, [person]))
    return (await world.call('POST', `/v1/auth/by-external-token?externalToken=${bankSubject}`)).body.token
  }
  const OLGA = await world.staff(FARM)
  const IVAN = await world.staff(OTHER_FARM, 'Ivan')
  const [PETR, RITA] = [await inRole('picker'), await inRole('accountant')]

  /** An empty token: a request without a session. */
  const NOBODY = ''
  const headersOf = (token: string) => (token ? { headers: { authorization: `Bearer ${token}` } } : {})
  const asStaff = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, token: string, body?: object) =>
    world.call(method, path, { ...headersOf(token), ...(body && { body }) })
  const senderPath = `/v1/cabinet/farmers/${FARM}/shipping/sender`
  const box = { lengthCm: 30, widthCm: 20, heightCm: 15 }
  const SENDER = { contactName: 'Пётр', contactPhone: '79160000009', start: 'office', pointCode: 'KZN1', box }
  const setSender = (body: object = SENDER, token = OLGA) => asStaff('PATCH', senderPath, token, body)
  const order = (orderIds: readonly number[], more: object = {}, token = PETR) =>
    asStaff('POST', '/v1/cabinet/shipments', token, { parcels: orderIds.map((orderId) => ({ orderId, ...more })) })
  const outcomesOf = ({ body }: Awaited<ReturnType<typeof order>>) =>
    body.items.map(({ fate }: { fate: string }) => fate)
  const parcelOf = async (orderId: number, token = PETR) =>
    (await asStaff('GET', `/v1/cabinet/orders/${orderId}/shipment`, token)).body.parcel
  const shipmentOf = async (orderId: number) => (await parcelOf(orderId)).shipment
  const stateOf = async (orderId: number) =>
    (await world.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body.deliveryStatus
  const ofAnna = async (orderId: number, as: number = ANNA) =>
    world.call('GET', `/api/v1/orders/${orderId}/shipment`, { as })

  const booked = async (orderId: number): Promise<Booked[]> =>
    (await outside.inject('/cdek/shipments.json'))
      .json()
      .items.filter(({ number }: Booked) => number.startsWith(`${orderId}-`))
  const step = async (orderId: number, code?: string) => {
    const [shipment] = await booked(orderId)
    const url = `/cdek/shipments/${shipment?.uuid}/step`
    expect((await outside.inject({ method: 'POST', url, payload: { code } })).statusCode).toBe(200)
  }
  const fault = (fail: string, on: string, times = 1) =>
    outside.inject({ method: 'POST', url: '/cdek/control', payload: { fail, on, times } })
  const secret = webhookSecret(SERVICE_SECRET)
  const sendWebhook = (body: object, key = secret) => world.call('POST', `/api/v1/cdek/webhook/${key}`, { body })
  const reportDelivery = async (orderId: number) => {
    const [shipment] = await booked(orderId)
    await sendWebhook({ type: 'ORDER_STATUS', uuid: shipment?.uuid, attributes: { status_code: 'DELIVERED' } })
    await world.runOutbox()
  }
  const cancel = async (orderId: number) => {
    const { status } = await asStaff('POST', `/v1/cabinet/orders/${orderId}/moves`, OLGA, {
      to: 'canceled',
      reason: 'no',
    })
    expect(status).toBe(200)
  }
  const look = async () => {
    await world.runOutbox()
    await world.runPeriodic('carry-shipments-on')
  }

  /** Places an order by CDEK, by default to an office. */
  async function bought(more: object = { carrierPointCode: 'MSK1' }, as = ANNA): Promise<number> {
    const cartId = await world.cart(as, FARM, { [EGGS]: 4 })
    const cart = { cartId, methodCode: 'cdek', date: ARRIVES, paymentMethod: 'cashondelivery', ...more }
    const placed = await world.checkout(as, cart)
    if (placed.status !== 201) throw new Error(placed.text)
    return placed.body.orders[0].orderId
  }
  const ARRIVES = '2026-12-02'
  /** Places an order and waits until the carrier has accepted its shipment. */
  async function shipped(more?: object): Promise<number> {
    const orderId = await bought(more)
    expect(outcomesOf(await order([orderId]))).toEqual(['ordered'])
    await world.runOutbox()
    world.passMinutes(1)
    await look()
    return orderId
  }

  // every test begins on the same morning, with a farm that takes its parcels to an office
  beforeEach(async () => {
    world.moveClock(NOON)
    received.beforeOrder = async () => undefined
    await world.sql('delete from courier_call')
    await world.sql('delete from shipment')
    await world.sql('delete from cart')
    await setSender()
  })
  afterEach(async () => {
    await outside.inject({ method: 'POST', url: '/cdek/control', payload: { fail: 'none' } })
    expect(await integrityProblemsOf(world)).toEqual([])
  })

  return {
    ARRIVES,
    IVAN,
    NOBODY,
    OLGA,
    PETR,
    RITA,
    SENDER,
    asStaff,
    booked,
    bought,
    box,
    cancel,
    cdek,
    outcomesOf,
    fault,
    received,
    look,
    ofAnna,
    order,
    outside,
    parcelOf,
    secret,
    senderPath,
    setSender,
    shipmentOf,
    shipments,
    shipped,
    stateOf,
    step,
    sendWebhook,
    reportDelivery,
    world,
  }
}
