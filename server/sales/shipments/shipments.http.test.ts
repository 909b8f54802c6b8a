import { randomUUID } from 'node:crypto'
import { cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } from '@okolitsa/emulators/cdek/credentials.ts'
import fastify from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCdekCarrier, openCdekSession } from '../../adapters/delivery/cdek/cdek-carrier.ts'
import { createCdekShipments } from '../../adapters/delivery/cdek/cdek-shipments.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf, NOON, type World } from '../../testing/world.data.ts'
import { SERVICE_SECRET } from '../../testing.ts'
import type { ShipmentCarrier } from './ports.ts'
import { webhookSecret } from './use-cases/hear-carrier.ts'

/** Longer than any answer of the emulator takes on a crowded machine. */
const LONG_MS = 60_000

let shop: World | undefined
const clock = () => shop?.now() ?? NOON
const outside = fastify({ forceCloseConnections: true })
let asked: string[] = []
outside.addHook('onRequest', async ({ method, url }) => {
  asked.push(`${method} ${url.replace(CDEK_EMULATOR_PATH, '').split('?')[0]}`)
})
await outside.register(cdekEmulator, { now: () => clock().getTime(), processMs: 1_000 })
const baseUrl = `${await outside.listen({ host: '127.0.0.1', port: 0 })}${CDEK_EMULATOR_PATH}`
afterAll(() => outside.close())
const options = { ...CDEK_EMULATOR_CREDENTIALS, baseUrl, clock, timeoutMs: LONG_MS, paperPauseMs: 1 }
const session = openCdekSession(options)
const cdek = createCdekShipments(options, session)
/** Called before each order goes out. */
let beforeOrder: () => Promise<void> = async () => undefined
const shipments: ShipmentCarrier = {
  ...cdek,
  order: async (order) => {
    await beforeOrder()
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
/** A person of the farm in a role. */
async function inRole(role: 'picker' | 'accountant'): Promise<string> {
  const bankSubject = randomUUID()
  const person = { name: role, bankSubject, role, organizationId: FARM } as const
  await world.write((tx, { sellers }) => sellers.addStaff(tx, AUTHOR, [person]))
  return (await world.call('POST', `/v1/auth/by-external-token?externalToken=${bankSubject}`)).body.token
}
const OLGA = await world.staff(FARM)
const IVAN = await world.staff(OTHER_FARM, 'Ivan')
const [PETR, RITA] = [await inRole('picker'), await inRole('accountant')]

/** Nobody's token. */
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
const fatesOf = ({ body }: Awaited<ReturnType<typeof order>>) => body.items.map(({ fate }: { fate: string }) => fate)
const parcelOf = async (orderId: number, token = PETR) =>
  (await asStaff('GET', `/v1/cabinet/orders/${orderId}/shipment`, token)).body.parcel
const shipmentOf = async (orderId: number) => (await parcelOf(orderId)).shipment
const stateOf = async (orderId: number) =>
  (await world.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body.deliveryStatus
const ofAnna = async (orderId: number, as: number = ANNA) =>
  world.call('GET', `/api/v1/orders/${orderId}/shipment`, { as })

interface Booked {
  readonly uuid: string
  readonly number: string
  readonly toCollect: number
  readonly weightGrams: number
  readonly deliveryPoint: string | null
  readonly address: string
}
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
const tell = (body: object, said = secret) => world.call('POST', `/api/v1/cdek/webhook/${said}`, { body })
const tellOf = async (orderId: number) => {
  const [shipment] = await booked(orderId)
  await tell({ type: 'ORDER_STATUS', uuid: shipment?.uuid, attributes: { status_code: 'DELIVERED' } })
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

/** An order by CDEK, to a point unless told otherwise. */
async function bought(more: object = { carrierPointCode: 'MSK1' }, as = ANNA): Promise<number> {
  const cartId = await world.cart(as, FARM, { [EGGS]: 4 })
  const cart = { cartId, methodCode: 'cdek', date: ARRIVES, paymentMethod: 'cashondelivery', ...more }
  const placed = await world.checkout(as, cart)
  if (placed.status !== 201) throw new Error(placed.text)
  return placed.body.orders[0].orderId
}
const ARRIVES = '2026-12-02'
/** Ordered, and made at the carrier. */
async function shipped(more?: object): Promise<number> {
  const orderId = await bought(more)
  expect(fatesOf(await order([orderId]))).toEqual(['ordered'])
  await world.runOutbox()
  world.passMinutes(1)
  await look()
  return orderId
}

beforeEach(async () => {
  world.moveClock(NOON)
  beforeOrder = async () => undefined
  await world.sql('delete from shipment')
  await world.sql('delete from cart')
  await setSender()
})
afterEach(async () => {
  await outside.inject({ method: 'POST', url: '/cdek/control', payload: { fail: 'none' } })
  expect(await integrityProblemsOf(world)).toEqual([])
})

describe('the sender', () => {
  it('is an office that takes parcels in, or an address', async () => {
    await world.sql('delete from shipment_sender')
    const { body } = await asStaff('GET', senderPath, OLGA)
    expect(body).toMatchObject({ isOn: true, town: 'Казань', sender: null })
    expect(body.points.map(({ code }: { code: string }) => code)).toEqual(['KZN1', 'KZN2', 'KZN3', 'KZN5'])
    expect((await setSender()).body.sender).toMatchObject({
      start: 'office',
      point: { code: 'KZN1', city: 'Казань' },
      box,
    })
    const courier = { ...SENDER, start: 'courier', address: 'Баумана, 1' }
    expect((await setSender(courier)).body.sender).toMatchObject({
      start: 'courier',
      point: null,
      address: 'Баумана, 1',
    })
  })

  it.each([
    [{ pointCode: 'KZN4' }, 'pointCode'],
    [{ pointCode: null }, 'pointCode'],
    [{ start: 'courier', address: ' ' }, 'address'],
    [{ contactPhone: '123' }, 'contactPhone'],
    [{ contactName: ' ' }, 'contactName'],
    [{ box: { ...box, lengthCm: 151 } }, 'box.lengthCm'],
  ])('%j is told by its field, in Russian', async (wrong, field) => {
    const { status, body } = await setSender({ ...SENDER, ...wrong })
    expect([status, body.errors[field]]).toEqual([400, expect.stringMatching(/[а-я]/)])
  })

  it('is said by who runs the shop, and leaves a trace', async () => {
    expect((await setSender(SENDER, PETR)).status).toBe(403)
    expect((await setSender(SENDER, NOBODY)).status).toBe(401)
    expect((await setSender(SENDER, IVAN)).status).toBe(404)
    const trace = await world.sql<{ after: object }>(`select after from audit_entry where action = 'setShipmentSender'`)
    expect(JSON.stringify(trace)).toContain('*0009')
    expect(JSON.stringify(trace)).not.toContain('79160000009')
  })

  it('an office nobody can ask about is not taken for right', async () => {
    await world.changeSeller(FARM, { city: 'Самара', regionCode: '63', coords: { latitude: 53.2, longitude: 50.15 } })
    await fault('down', 'points', 9)
    expect((await setSender()).body.code).toBe('CARRIER_SILENT')
    expect((await asStaff('GET', senderPath, OLGA)).body.points).toBeNull()
    await world.changeSeller(FARM, { city: 'Казань', regionCode: '16', coords: { latitude: 55.79, longitude: 49.12 } })
  })
})

describe('a parcel', () => {
  it('is ordered, made a moment later, and begins its order', async () => {
    const orderId = await bought()
    expect(await parcelOf(orderId)).toMatchObject({ mayShip: true, end: 'office', shipment: null, isPaidThere: true })
    expect((await ofAnna(orderId)).body).toEqual({ shipment: null })
    expect(fatesOf(await order([orderId]))).toEqual(['ordered'])
    expect(await stateOf(orderId)).toBe('isAssembling')
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'ordering', trackNumber: null, mayCallOff: false })
    await world.runOutbox()
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'ordering' })
    world.passMinutes(1)
    await look()
    const shipment = await shipmentOf(orderId)
    expect(shipment).toMatchObject({ step: 'made', state: 'made', mayCallOff: true, ...box, failures: [] })
    expect(shipment.trackUrl).toContain(shipment.trackNumber)
    expect((await ofAnna(orderId)).body.shipment).toMatchObject({ trackNumber: shipment.trackNumber, state: 'made' })
    expect(await booked(orderId)).toMatchObject([{ number: `${orderId}-1`, deliveryPoint: 'MSK1' }])
  })

  it('weighs what was weighed, or what its people say, and has the money to collect', async () => {
    const [first, second] = [await bought(), await bought()]
    expect((await parcelOf(first)).proposedGrams).toBe(4_400)
    await order([first])
    await order([second], { weightGrams: 2_345, box: { lengthCm: 40, widthCm: 30, heightCm: 20 } })
    await world.runOutbox()
    const [one] = await booked(first)
    expect(one).toMatchObject({ weightGrams: 4_400 })
    expect(await booked(second)).toMatchObject([{ weightGrams: 2_345 }])
    const { body } = await world.call('GET', `/api/v1/orders/${first}`, { as: ANNA })
    expect(one?.toCollect).toBeCloseTo(body.total, 2)
    expect((await shipmentOf(first)).toCollect).toBe(body.total)
  })

  it('to the door goes there, from where the carrier comes when it is to', async () => {
    await setSender({ ...SENDER, start: 'courier', address: 'Баумана, 1' })
    const orderId = await shipped({})
    expect(await booked(orderId)).toMatchObject([{ deliveryPoint: null, address: 'Тверская, 1', tariffCode: 231 }])
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'made' })
  })

  it('twenty presses at once are one parcel', async () => {
    const orderId = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order([orderId])))
    expect(answers.flatMap(fatesOf).toSorted()).toEqual([...Array(19).fill('already'), 'ordered'])
    const due = await world.sql<{ id: number }>(
      `select id from outbox where topic = 'ShipmentDue' and delivered_at is null`,
    )
    // the same word delivered many times at once
    await Promise.all([...due, ...due, ...due].map(({ id }) => world.app.work.deliver(id).catch(() => undefined)))
    await look()
    expect(await booked(orderId)).toHaveLength(1)
  })

  it('many are ordered with one press, each by itself', async () => {
    const [first, second] = [await bought(), await bought()]
    const cartId = await world.cart(ANNA, FARM, { [EGGS]: 4 })
    const byCourier = (
      await world.checkout(ANNA, { cartId, methodCode: 'courier', date: '2026-11-24', paymentMethod: 'cashondelivery' })
    ).body.orders[0].orderId
    await order([first])
    expect(fatesOf(await order([first, second, byCourier]))).toEqual(['already', 'ordered', 'notByCarrier'])
    const { body } = await asStaff('GET', `/v1/cabinet/shipments?organizationId=${FARM}`, PETR)
    expect(body).toMatchObject({ isOn: true, hasSender: true })
    const shown = body.parcels.filter(({ orderId }: { orderId: number }) =>
      [first, second, byCourier].includes(orderId),
    )
    expect(shown.map(({ shipment }: { shipment: { step: string } }) => shipment.step)).toEqual(['ordering', 'ordering'])
    expect(JSON.stringify(body)).not.toContain('7916')
  })

  it('needs a sender, and an order that may still be packed', async () => {
    const orderId = await bought()
    await world.sql('delete from shipment_sender')
    expect(fatesOf(await order([orderId]))).toEqual(['senderNeeded'])
    await setSender()
    await cancel(orderId)
    expect(fatesOf(await order([orderId]))).toEqual(['closed'])
    expect(await booked(orderId)).toEqual([])
  })

  it('the carrier does not take says why, and another one may be ordered', async () => {
    const orderId = await bought()
    await order([orderId], { weightGrams: 30_000 })
    beforeOrder = async () => undefined
    await world.sql(`update shop_order set recipient_phone = '123' where id = $1`, [orderId])
    await world.runOutbox()
    world.passMinutes(1)
    await look()
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'refused', failures: ['phone'], trackNumber: null })
    expect((await ofAnna(orderId)).body).toEqual({ shipment: null })
    expect((await parcelOf(orderId)).mayShip).toBe(true)
    // a wrong number is mended by the marketplace's people
    await world.sql(`update shop_order set recipient_phone = '79160000001' where id = $1`, [orderId])
    expect(fatesOf(await order([orderId]))).toEqual(['ordered'])
    await world.runOutbox()
    expect((await booked(orderId)).map(({ number }) => number)).toEqual([`${orderId}-2`, `${orderId}-1`])
  })

  it('is printed as the carrier draws it', async () => {
    const [first, second] = [await shipped(), await shipped()]
    for (const paper of ['waybill', 'labels']) {
      const url = `/v1/cabinet/shipments/paper?paper=${paper}&orderIds=${first},${second}`
      const answer = await asStaff('GET', url, PETR)
      expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-'])
      expect(answer.text).toContain('/Count 2')
      expect((await asStaff('GET', url, IVAN)).status).toBe(404)
      expect((await asStaff('GET', url, RITA)).status).toBe(403)
      expect((await asStaff('GET', url, NOBODY)).status).toBe(401)
    }
    await fault('down', 'print', 9)
    const late = await asStaff('GET', `/v1/cabinet/shipments/paper?orderIds=${first}`, PETR)
    expect([late.status, late.body.code]).toEqual([400, 'CARRIER_SILENT'])
  })

  it('is called off until the carrier has it', async () => {
    const [first, second] = [await shipped(), await shipped()]
    const callOff = (orderId: number, token = PETR) =>
      asStaff('DELETE', `/v1/cabinet/orders/${orderId}/shipment`, token)
    expect((await callOff(first, RITA)).status).toBe(403)
    expect((await callOff(first, IVAN)).status).toBe(404)
    expect((await callOff(first, NOBODY)).status).toBe(401)
    expect((await callOff(first)).body.parcel).toMatchObject({ mayShip: true, shipment: { step: 'calledOff' } })
    expect((await callOff(first)).status).toBe(200)
    expect(await stateOf(first)).toBe('isAssembling')
    expect((await ofAnna(first)).body).toEqual({ shipment: null })
    await step(second)
    expect((await callOff(second)).body.code).toBe('SHIPMENT_ON_ITS_WAY')
  })

  it('of a cancelled order is called off by itself', async () => {
    const orderId = await shipped()
    await cancel(orderId)
    await look()
    world.passMinutes(1)
    await look()
    expect((await shipmentOf(orderId)).step).toBe('calledOff')
  })

  it('of others is not there', async () => {
    const orderId = await bought()
    const read = (token: string) => asStaff('GET', `/v1/cabinet/orders/${orderId}/shipment`, token)
    expect((await read(IVAN)).status).toBe(404)
    expect((await read(NOBODY)).status).toBe(401)
    expect((await read(RITA)).status).toBe(200)
    expect((await order([orderId], {}, IVAN)).status).toBe(404)
    expect((await order([orderId], {}, RITA)).status).toBe(403)
    expect((await order([orderId], {}, NOBODY)).status).toBe(401)
    expect((await asStaff('GET', `/v1/cabinet/shipments?organizationId=${FARM}`, IVAN)).status).toBe(404)
    expect((await ofAnna(orderId, BORIS)).status).toBe(404)
    expect((await world.call('GET', `/api/v1/orders/${orderId}/shipment`)).status).toBe(401)
  })

  it.each([
    [{ parcels: [] }, 'parcels'],
    [{ parcels: [{ orderId: 1, weightGrams: 30_001 }] }, 'parcels.0.weightGrams'],
    [{ parcels: [{ orderId: 1, box: { ...box, heightCm: 0 } }] }, 'parcels.0.box.heightCm'],
    [{ parcels: [{ orderId: 'x' }] }, 'parcels.0.orderId'],
  ])('%j is told by its field, in Russian', async (body, field) => {
    const answer = await asStaff('POST', '/v1/cabinet/shipments', PETR, body)
    expect([answer.status, answer.body.errors[field]]).toEqual([400, expect.stringMatching(/[а-я]/)])
  })
})

describe('exactly once', () => {
  it('an order whose answer was lost is found by its number', async () => {
    const orderId = await bought()
    await order([orderId])
    await fault('lost-answer', 'orders')
    await world.runOutbox()
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'ordering' })
    for (let minute = 0; minute < 5; minute += 1) {
      world.passMinutes(1)
      await look()
    }
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'made' })
    expect(await booked(orderId)).toHaveLength(1)
  })

  it('so is one whose shop died between the answer and the record', async () => {
    const orderId = await bought()
    await order([orderId])
    await world.runOutbox()
    await world.sql('update shipment set carrier_id = null where order_id = $1', [orderId])
    for (let minute = 0; minute < 3; minute += 1) {
      world.passMinutes(1)
      await look()
    }
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'made' })
    expect(await booked(orderId)).toHaveLength(1)
  })

  it.each(['down', 'limit', 'drop', 'timeout'])('%s: it is ordered later', async (fail) => {
    const orderId = await bought()
    await order([orderId])
    if (fail === 'timeout')
      beforeOrder = async () =>
        Promise.reject(new (await import('../../fulfilment/delivery/ports.ts')).CarrierError('timeout'))
    else await fault(fail, 'orders')
    await world.runOutbox()
    expect(await booked(orderId)).toEqual([])
    beforeOrder = async () => undefined
    for (let minute = 0; minute < 6; minute += 1) {
      world.passMinutes(1)
      await look()
    }
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'made' })
    expect(await booked(orderId)).toHaveLength(1)
  })
})

describe('the way of a parcel', () => {
  it('moves its order, and says so to its customer', async () => {
    const orderId = await shipped()
    await step(orderId)
    await tellOf(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    for (let count = 0; count < 4; count += 1) await step(orderId)
    await tellOf(orderId)
    expect((await ofAnna(orderId)).body.shipment).toMatchObject({ state: 'waiting' })
    expect(await stateOf(orderId)).toBe('onTheRoad')
    await step(orderId)
    await tellOf(orderId)
    expect(await stateOf(orderId)).toBe('received')
    const { shipment } = (await ofAnna(orderId)).body
    expect(shipment.way.map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'waiting',
      'arrived',
      'travelling',
      'travelling',
      'accepted',
      'made',
    ])
    // the money the carrier took is its seller's
    const [paid] = await world.sql<{ sum: number }>(
      'select sum(amount)::int as sum from offline_payment where order_id = $1',
      [orderId],
    )
    const { body } = await world.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })
    expect(Number(paid?.sum) / 100).toBeCloseTo(body.total, 2)
    // nobody asks any more
    asked = []
    world.passMinutes(24 * 60)
    await look()
    expect(asked).toEqual([])
  })

  it('said twice is said once, and a forged word changes nothing', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    // CDEK knows nothing of a delivery
    const forged = { type: 'ORDER_STATUS', uuid: shipment?.uuid, attributes: { status_code: 'DELIVERED' } }
    expect((await tell(forged)).body).toEqual({ accepted: true })
    await world.runOutbox()
    expect(await stateOf(orderId)).toBe('isAssembling')
    await step(orderId)
    await Promise.all([tell(forged), tell(forged), tell(forged)])
    await world.runOutbox()
    await tellOf(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    const moves = await world.sql(
      `select to_state from order_transition where order_id = $1 and to_state = 'onTheRoad'`,
      [orderId],
    )
    expect(moves).toHaveLength(1)
  })

  it('a hundred words about one parcel are one question', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    asked = []
    await Promise.all(Array.from({ length: 100 }, () => tell({ uuid: shipment?.uuid })))
    await world.runOutbox()
    expect(asked).toHaveLength(1)
  })

  it('an answer that comes late takes nothing back', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    const old = await cdek.read(shipment?.uuid ?? '')
    await step(orderId)
    await tellOf(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    const { read } = shipments
    Object.assign(shipments, { read: async () => old })
    await tellOf(orderId)
    Object.assign(shipments, { read })
    expect(await stateOf(orderId)).toBe('onTheRoad')
    expect((await shipmentOf(orderId)).state).toBe('accepted')
  })

  it('who does not know the address is told nothing; what is not ours leaves no trace', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    asked = []
    expect((await tell({ uuid: shipment?.uuid }, 'guess')).status).toBe(404)
    expect((await tell({ uuid: shipment?.uuid }, secret.slice(0, -1))).status).toBe(404)
    for (const body of [{ uuid: randomUUID() }, { uuid: 'x' }, {}, { uuid: "'; drop table shipment" }]) {
      expect(await tell(body)).toMatchObject({ status: 200, body: { accepted: true } })
    }
    expect((await tell({ uuid: 'x'.repeat(101) })).status).toBe(400)
    const waiting = await world.sql(`select id from outbox where topic = 'ShipmentDue' and delivered_at is null`)
    expect([asked, waiting]).toEqual([[], []])
  })

  it('that nobody tells of is asked about', async () => {
    const orderId = await shipped()
    await step(orderId)
    world.passMinutes(60)
    await look()
    expect(await stateOf(orderId)).toBe('isAssembling')
    world.passMinutes(5 * 60)
    await look()
    expect(await stateOf(orderId)).toBe('onTheRoad')
  })

  it('that was not handed over leaves the order to its seller', async () => {
    const orderId = await shipped()
    await step(orderId)
    await step(orderId, 'NOT_DELIVERED')
    await tellOf(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    expect(await shipmentOf(orderId)).toMatchObject({ state: 'returning', mayCallOff: false })
  })

  it('a carrier that is down is left alone, and caught up with', async () => {
    const orderIds = [await shipped(), await shipped(), await shipped(), await shipped()]
    for (const orderId of orderIds) await step(orderId)
    world.passMinutes(6 * 60)
    await fault('drop', 'orders', 1_000)
    asked = []
    await world.runPeriodic('carry-shipments-on')
    // three parcels, each question with its tries
    expect(new Set(asked).size).toBe(3)
    await outside.inject({ method: 'POST', url: '/cdek/control', payload: { fail: 'none' } })
    world.passMinutes(6 * 60)
    await look()
    expect(await Promise.all(orderIds.map(stateOf))).toEqual(Array(4).fill('onTheRoad'))
  })
})
