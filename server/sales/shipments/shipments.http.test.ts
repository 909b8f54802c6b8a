import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ANNA, BORIS, EGGS, FARM } from '../../testing/two-farms.data.ts'
import { parcelsWorld } from './parcels.data.ts'

const {
  asStaff,
  booked,
  bought,
  box,
  cancel,
  cdek,
  outcomesOf,
  fault,
  received,
  IVAN,
  look,
  NOBODY,
  OLGA,
  ofAnna,
  order,
  outside,
  PETR,
  parcelOf,
  RITA,
  SENDER,
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
} = await parcelsWorld()

describe('the sender', () => {
  it('stores an office that accepts parcels, or an address', async () => {
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
  ])('refuses %j by its field, in Russian', async (wrong, field) => {
    const { status, body } = await setSender({ ...SENDER, ...wrong })
    expect([status, body.errors[field]]).toEqual([400, expect.stringMatching(/[а-я]/)])
  })

  it('lets only managers of the shop change the sender, and audits the change', async () => {
    expect((await setSender(SENDER, PETR)).status).toBe(403)
    expect((await setSender(SENDER, NOBODY)).status).toBe(401)
    expect((await setSender(SENDER, IVAN)).status).toBe(404)
    const trace = await world.sql<{ after: object }>(`select after from audit_entry where action = 'setShipmentSender'`)
    expect(JSON.stringify(trace)).toContain('*0009')
    expect(JSON.stringify(trace)).not.toContain('79160000009')
  })

  it('refuses the sender while the office cannot be verified', async () => {
    await world.changeSeller(FARM, { city: 'Самара', regionCode: '63', coords: { latitude: 53.2, longitude: 50.15 } })
    await fault('down', 'points', 9)
    expect((await setSender()).body.code).toBe('CARRIER_SILENT')
    expect((await asStaff('GET', senderPath, OLGA)).body.points).toBeNull()
    await world.changeSeller(FARM, { city: 'Казань', regionCode: '16', coords: { latitude: 55.79, longitude: 49.12 } })
  })
})

describe('a parcel', () => {
  it('orders a shipment, which is accepted a moment later, and begins the order', async () => {
    const orderId = await bought()
    expect(await parcelOf(orderId)).toMatchObject({ mayShip: true, end: 'office', shipment: null, isPaidThere: true })
    expect((await ofAnna(orderId)).body).toEqual({ shipment: null })
    expect(outcomesOf(await order([orderId]))).toEqual(['ordered'])
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

  it('sends the measured or the given weight, and the sum to collect', async () => {
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

  it('delivers to the door from the chosen sender', async () => {
    await setSender({ ...SENDER, start: 'courier', address: 'Баумана, 1' })
    const orderId = await shipped({})
    expect(await booked(orderId)).toMatchObject([{ deliveryPoint: null, address: 'Тверская, 1', tariffCode: 231 }])
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'made' })
  })

  it('orders one shipment for twenty concurrent requests', async () => {
    const orderId = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order([orderId])))
    expect(answers.flatMap(outcomesOf).toSorted()).toEqual([...Array(19).fill('already'), 'ordered'])
    const due = await world.sql<{ id: number }>(
      `select id from outbox where topic = 'ShipmentDue' and delivered_at is null`,
    )
    // the same event is delivered many times concurrently
    await Promise.all([...due, ...due, ...due].map(({ id }) => world.app.work.deliver(id).catch(() => undefined)))
    await look()
    expect(await booked(orderId)).toHaveLength(1)
  })

  it('orders several shipments in one call, each separately', async () => {
    const [first, second] = [await bought(), await bought()]
    const cartId = await world.cart(ANNA, FARM, { [EGGS]: 4 })
    const byCourier = (
      await world.checkout(ANNA, { cartId, methodCode: 'courier', date: '2026-11-24', paymentMethod: 'cashondelivery' })
    ).body.orders[0].orderId
    await order([first])
    expect(outcomesOf(await order([first, second, byCourier]))).toEqual(['already', 'ordered', 'notByCarrier'])
    const { body } = await asStaff('GET', `/v1/cabinet/shipments?organizationId=${FARM}`, PETR)
    expect(body).toMatchObject({ isOn: true, hasSender: true })
    const shown = body.parcels.filter(({ orderId }: { orderId: number }) =>
      [first, second, byCourier].includes(orderId),
    )
    expect(shown.map(({ shipment }: { shipment: { step: string } }) => shipment.step)).toEqual(['ordering', 'ordering'])
    expect(JSON.stringify(body)).not.toMatch(/7916\d{7}/)
  })

  it('requires a sender, and an order that can still be packed', async () => {
    const orderId = await bought()
    await world.sql('delete from shipment_sender')
    expect(outcomesOf(await order([orderId]))).toEqual(['senderNeeded'])
    await setSender()
    await cancel(orderId)
    expect(outcomesOf(await order([orderId]))).toEqual(['closed'])
    expect(await booked(orderId)).toEqual([])
  })

  it('displays the reason when the carrier refuses a shipment, and orders it again', async () => {
    const orderId = await bought()
    await order([orderId], { weightGrams: 30_000 })
    received.beforeOrder = async () => undefined
    await world.sql(`update shop_order set recipient_phone = '123' where id = $1`, [orderId])
    await world.runOutbox()
    world.passMinutes(1)
    await look()
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'refused', failures: ['phone'], trackNumber: null })
    expect((await ofAnna(orderId)).body).toEqual({ shipment: null })
    expect((await parcelOf(orderId)).mayShip).toBe(true)
    // staff of the marketplace correct a wrong number
    await world.sql(`update shop_order set recipient_phone = '79160000001' where id = $1`, [orderId])
    expect(outcomesOf(await order([orderId]))).toEqual(['ordered'])
    await world.runOutbox()
    expect((await booked(orderId)).map(({ number }) => number)).toEqual([`${orderId}-2`, `${orderId}-1`])
  })

  it('prints the carrier’s document', async () => {
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

  it('cancels a shipment until the carrier has received it', async () => {
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

  it('cancels the shipment of a cancelled order automatically', async () => {
    const orderId = await shipped()
    await cancel(orderId)
    await look()
    world.passMinutes(1)
    await look()
    expect((await shipmentOf(orderId)).step).toBe('calledOff')
  })

  it('answers not found for shipments of other sellers', async () => {
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
  ])('refuses %j by its field, in Russian', async (body, field) => {
    const answer = await asStaff('POST', '/v1/cabinet/shipments', PETR, body)
    expect([answer.status, answer.body.errors[field]]).toEqual([400, expect.stringMatching(/[а-я]/)])
  })
})

describe('exactly once', () => {
  it('finds an order by its number after a lost response', async () => {
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

  it('finds the shipment after a crash between the response and its storage', async () => {
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

  it.each(['down', 'limit', 'drop', 'timeout'])('%s: is ordered later', async (fail) => {
    const orderId = await bought()
    await order([orderId])
    if (fail === 'timeout')
      received.beforeOrder = async () =>
        Promise.reject(new (await import('../../fulfilment/delivery/ports.ts')).CarrierError('timeout'))
    else await fault(fail, 'orders')
    await world.runOutbox()
    expect(await booked(orderId)).toEqual([])
    received.beforeOrder = async () => undefined
    for (let minute = 0; minute < 6; minute += 1) {
      world.passMinutes(1)
      await look()
    }
    expect(await shipmentOf(orderId)).toMatchObject({ step: 'made' })
    expect(await booked(orderId)).toHaveLength(1)
  })
})

describe('the route of a parcel', () => {
  it('moves the order and notifies the customer', async () => {
    const orderId = await shipped()
    await step(orderId)
    await reportDelivery(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    for (let count = 0; count < 4; count += 1) await step(orderId)
    await reportDelivery(orderId)
    expect((await ofAnna(orderId)).body.shipment).toMatchObject({ state: 'waiting' })
    expect(await stateOf(orderId)).toBe('onTheRoad')
    await step(orderId)
    await reportDelivery(orderId)
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
    // the money collected by the carrier belongs to the seller
    const [paid] = await world.sql<{ sum: number }>(
      'select sum(amount)::int as sum from offline_payment where order_id = $1',
      [orderId],
    )
    const { body } = await world.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })
    expect(Number(paid?.sum) / 100).toBeCloseTo(body.total, 2)
    // no further checks
    received.asked = []
    world.passMinutes(24 * 60)
    await look()
    expect(received.asked).toEqual([])
  })

  it('ignores repeated and forged webhooks', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    // CDEK has no record of a delivery
    const forged = { type: 'ORDER_STATUS', uuid: shipment?.uuid, attributes: { status_code: 'DELIVERED' } }
    expect((await sendWebhook(forged)).body).toEqual({ accepted: true })
    await world.runOutbox()
    expect(await stateOf(orderId)).toBe('isAssembling')
    await step(orderId)
    await Promise.all([sendWebhook(forged), sendWebhook(forged), sendWebhook(forged)])
    await world.runOutbox()
    await reportDelivery(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    const moves = await world.sql(
      `select to_state from order_transition where order_id = $1 and to_state = 'onTheRoad'`,
      [orderId],
    )
    expect(moves).toHaveLength(1)
  })

  it('makes one request for a hundred webhooks of one parcel', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    received.asked = []
    await Promise.all(Array.from({ length: 100 }, () => sendWebhook({ uuid: shipment?.uuid })))
    await world.runOutbox()
    expect(received.asked).toHaveLength(1)
  })

  it('ignores an outdated response', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    const old = await cdek.read(shipment?.uuid ?? '')
    await step(orderId)
    await reportDelivery(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    const { read } = shipments
    Object.assign(shipments, { read: async () => old })
    await reportDelivery(orderId)
    Object.assign(shipments, { read })
    expect(await stateOf(orderId)).toBe('onTheRoad')
    expect((await shipmentOf(orderId)).state).toBe('accepted')
  })

  it('refuses a wrong URL, and ignores unknown parcels', async () => {
    const orderId = await shipped()
    const [shipment] = await booked(orderId)
    received.asked = []
    expect((await sendWebhook({ uuid: shipment?.uuid }, 'guess')).status).toBe(404)
    expect((await sendWebhook({ uuid: shipment?.uuid }, secret.slice(0, -1))).status).toBe(404)
    for (const body of [{ uuid: randomUUID() }, { uuid: 'x' }, {}, { uuid: "'; drop table shipment" }]) {
      expect(await sendWebhook(body)).toMatchObject({ status: 200, body: { accepted: true } })
    }
    expect((await sendWebhook({ uuid: 'x'.repeat(101) })).status).toBe(400)
    const waiting = await world.sql(`select id from outbox where topic = 'ShipmentDue' and delivered_at is null`)
    expect([received.asked, waiting]).toEqual([[], []])
  })

  it('checks a parcel periodically when no webhooks arrive', async () => {
    const orderId = await shipped()
    await step(orderId)
    world.passMinutes(60)
    await look()
    expect(await stateOf(orderId)).toBe('isAssembling')
    world.passMinutes(5 * 60)
    await look()
    expect(await stateOf(orderId)).toBe('onTheRoad')
  })

  it('notifies the customer once that a parcel is ready, with the office and the last day', async () => {
    const orderId = await shipped()
    const { carrierPoint } = (await world.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body
    for (let count = 0; count < 5; count += 1) await step(orderId)
    expect((await ofAnna(orderId)).body.shipment.keptUntil).toBeNull()
    await Promise.all([reportDelivery(orderId), reportDelivery(orderId), reportDelivery(orderId)])
    await reportDelivery(orderId)
    world.passMinutes(4 * 60)
    await look()
    const notes = await world.sql<{ title: string; text: string }>(
      `select title, text from notification where order_id = $1 and kind = 'parcelWaiting'`,
      [orderId],
    )
    expect(notes).toHaveLength(1)
    expect(notes[0]?.title).toContain('ждёт в\u00A0пункте выдачи')
    expect(notes[0]?.text).toContain(carrierPoint.address)
    // a week after the world's noon, in the office's time zone
    expect(notes[0]?.text).toContain('хранят до\u00A028\u00A0ноября')
    const sent = await world.sql(
      `select channel from notification_delivery join notification on notification.id = notification_id
        where order_id = $1 and kind = 'parcelWaiting'`,
      [orderId],
    )
    expect(sent).toEqual([{ channel: 'sms' }])
    expect((await ofAnna(orderId)).body.shipment).toMatchObject({ state: 'waiting', keptUntil: '2026-11-28' })
    expect(await shipmentOf(orderId)).toMatchObject({ state: 'waiting', keptUntil: '2026-11-28' })
    await step(orderId)
    await reportDelivery(orderId)
    expect((await ofAnna(orderId)).body.shipment).toMatchObject({ state: 'delivered', keptUntil: null })
  })

  it('follows an undelivered parcel back and leaves the order unchanged for its seller', async () => {
    const orderId = await shipped()
    const free = async () => {
      const [row] = await world.sql<{ free: number }>(
        `select on_hand - allocated - held as free
           from stock where product_id = $1`,
        [EGGS],
      )
      return row?.free ?? 0
    }
    const before = await free()
    await step(orderId)
    await step(orderId, 'NOT_DELIVERED')
    await reportDelivery(orderId)
    expect(await stateOf(orderId)).toBe('onTheRoad')
    expect(await shipmentOf(orderId)).toMatchObject({ state: 'returning', mayCallOff: false })
    const back = async (): Promise<{ uuid: string; number: string }> =>
      (await outside.inject('/cdek/shipments.json'))
        .json()
        .items.find(({ number }: { number: string }) => number === `R-${orderId}-1`)
    const { uuid } = await back()
    world.passMinutes(1)
    await back()
    const onward = (code: string) =>
      outside.inject({ method: 'POST', url: `/cdek/shipments/${uuid}/step`, payload: { code } })
    for (const [code, state] of [
      ['TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY', 'returning'],
      ['ACCEPTED_AT_PICK_UP_POINT', 'returnWaiting'],
      ['DELIVERED', 'returned'],
    ] as const) {
      expect((await onward(code)).statusCode).toBe(200)
      // checked every six hours, at most a fifth later
      world.passMinutes(440)
      await look()
      expect((await ofAnna(orderId)).body.shipment).toMatchObject({ state, keptUntil: null })
      // the carrier's statuses move neither money nor goods
      expect([await stateOf(orderId), await free()]).toEqual(['onTheRoad', before])
    }
    // the next shift, because the session of the morning has expired
    const late = await world.staff(FARM, 'Late')
    const { parcels } = (await asStaff('GET', `/v1/cabinet/shipments?organizationId=${FARM}`, late)).body
    expect(parcels.find((one: { orderId: number }) => one.orderId === orderId).shipment.state).toBe('returned')
    const moved = { to: 'canceled', reason: 'no' }
    expect((await asStaff('POST', `/v1/cabinet/orders/${orderId}/moves`, late, moved)).status).toBe(200)
    expect([await stateOf(orderId), await free()]).toEqual(['canceled', before + 4])
    await look()
    received.asked = []
    world.passMinutes(24 * 60)
    await look()
    expect(received.asked).toEqual([])
  })

  it('pauses requests while the carrier is down, and catches up', async () => {
    const orderIds = [await shipped(), await shipped(), await shipped(), await shipped()]
    for (const orderId of orderIds) await step(orderId)
    world.passMinutes(6 * 60)
    await fault('drop', 'orders', 1_000)
    received.asked = []
    await world.runPeriodic('carry-shipments-on')
    // three parcels, each request with its retries
    expect(new Set(received.asked).size).toBe(3)
    await outside.inject({ method: 'POST', url: '/cdek/control', payload: { fail: 'none' } })
    world.passMinutes(6 * 60)
    await look()
    expect(await Promise.all(orderIds.map(stateOf))).toEqual(Array(4).fill('onTheRoad'))
  })
})
