import { randomUUID } from 'node:crypto'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { NOON } from '../../testing/world.data.ts'
import { parcelsWorld } from './parcels.data.ts'

const {
  asStaff,
  bought,
  cdek,
  fault,
  received,
  IVAN,
  NOBODY,
  outside,
  PETR,
  parcelOf,
  RITA,
  SENDER,
  setSender,
  shipped,
  step,
  reportDelivery,
  world,
} = await parcelsWorld()

describe("the carrier's courier", () => {
  /** Number of the current house: CDEK accepts one call a day for an address, so each test uses a different house. */
  let house = 0
  const address = () => `Баумана, ${house}`
  /** Two days after the world's noon in the farm's town. */
  const DAY = plusDays(dayIn('Europe/Moscow', NOON), 2)
  const calls = (token = PETR) => asStaff('GET', `/v1/cabinet/courier-calls?organizationId=${FARM}`, token)
  const window = { organizationId: FARM, day: DAY, fromHour: 10, toHour: 14 }
  const callCourier = (orderIds: readonly number[], more: object = {}, token = PETR) =>
    asStaff('POST', '/v1/cabinet/courier-calls', token, { ...window, address: address(), orderIds, ...more })
  const callOff = (id: string, token = PETR) => asStaff('DELETE', `/v1/cabinet/courier-calls/${id}`, token)
  interface Intake {
    readonly uuid: string
    readonly day: string
    readonly address: string
    readonly weightGrams: number
    readonly from: string
    readonly statuses: { code: string }[]
  }
  const intakes = async (): Promise<Intake[]> => {
    const { items } = (await outside.inject('/cdek/intakes.json')).json()
    const isOver = ({ statuses }: Intake) => ['REMOVED', 'INVALID'].includes(statuses.at(-1)?.code ?? '')
    return items.filter((one: Intake) => one.address === address() && !isOver(one))
  }
  const carry = async () => {
    await world.runOutbox()
    await world.runPeriodic('carry-courier-calls-on')
  }
  const callOn = async (day = DAY) => (await calls()).body.calls.find((one: { day: string }) => one.day === day) ?? null

  beforeEach(async () => {
    house += 1
    received.asked = []
    await setSender({ ...SENDER, start: 'courier', pointCode: null, address: address() })
  })

  it('calls the courier for the chosen parcels, and displays each step of the call', async () => {
    const [first, second] = [await shipped(), await shipped()]
    const before = await calls()
    expect(before.body).toMatchObject({ mayCall: true, town: 'Казань', address: address(), calls: [] })
    expect(before.body.days[1]).toEqual({ day: plusDays(DAY, -1), fromHour: 9 })
    expect(await parcelOf(first)).toMatchObject({ mayCollect: true, collectedOn: null })
    const { status, body } = await callCourier([first, second], { note: 'Код 12' })
    expect([status, body.call]).toMatchObject([
      200,
      { day: DAY, fromHour: 10, toHour: 14, step: 'ordering', orderIds: [first, second], mayCallOff: true },
    ])
    expect(await parcelOf(first)).toMatchObject({ mayCollect: false, collectedOn: DAY })
    await carry()
    const weightGrams = body.call.weightGrams
    expect(await intakes()).toMatchObject([{ day: DAY, address: address(), from: '10:00', weightGrams }])
    world.passMinutes(1)
    await carry()
    const made = await callOn()
    expect(made).toMatchObject({
      step: 'made',
      state: 'made',
      number: expect.stringMatching(/^\d+$/),
      mayCallOff: true,
    })
    for (const [code, state] of [
      ['APPOINTED_COURIER', 'appointed'],
      ['PROBLEM_DETECTED', 'trouble'],
      ['DONE', 'done'],
    ]) {
      const [intake] = await intakes()
      await outside.inject({ method: 'POST', url: `/cdek/intakes/${intake?.uuid}/step`, payload: { code } })
      world.passMinutes(80)
      await carry()
      expect(await callOn()).toMatchObject({ state, number: made.number, mayCallOff: state !== 'done' })
    }
    expect((await callOff(made.id)).body.code).toBe('COURIER_CALL_STAYS')
    // no further checks
    received.asked = []
    world.passMinutes(24 * 60)
    await carry()
    expect(received.asked.filter((call) => call.includes('intakes'))).toEqual([])
  })

  it('makes one call for twenty concurrent requests, and refuses another call for that day or parcel', async () => {
    const [first, second] = [await shipped(), await shipped()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => callCourier([first])))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.call?.id}`)).size).toBe(1)
    const due = await world.sql<{ id: number }>(
      `select id from outbox where topic = 'CourierCallDue' and delivered_at is null`,
    )
    await Promise.all([...due, ...due, ...due].map(({ id }) => world.app.work.deliver(id).catch(() => undefined)))
    await carry()
    expect(await intakes()).toHaveLength(1)
    expect((await callCourier([second])).body.code).toBe('COURIER_CALLED_ALREADY')
    expect((await callCourier([first], { toHour: 15 })).body.code).toBe('COURIER_CALLED_ALREADY')
    const next = plusDays(DAY, 1)
    expect((await callCourier([first, second], { day: next })).body.code).toBe('COURIER_CALLED_ALREADY')
    // of several different concurrent requests one succeeds
    const many = await Promise.all([15, 16, 17, 18].map((toHour) => callCourier([second], { day: next, toHour })))
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('cancels a call, and accepts a new one afterwards', async () => {
    const orderId = await shipped()
    // the call has not been sent to the carrier yet
    const unasked = (await callCourier([orderId])).body.call
    expect((await callOff(unasked.id)).body.call).toMatchObject({ step: 'calledOff', mayCallOff: false })
    await carry()
    expect(await intakes()).toEqual([])
    const { call } = (await callCourier([orderId])).body
    await carry()
    world.passMinutes(1)
    await carry()
    expect((await callOff(call.id, RITA)).status).toBe(403)
    expect((await callOff(call.id, IVAN)).status).toBe(404)
    expect((await callOff(call.id, NOBODY)).status).toBe(401)
    await fault('down', 'intakes', 9)
    expect((await callOff(call.id)).body.code).toBe('CARRIER_SILENT')
    await outside.inject({ method: 'POST', url: '/cdek/control', payload: { fail: 'none' } })
    expect((await callOff(call.id)).body.call).toMatchObject({ step: 'calledOff' })
    expect((await callOff(call.id)).status).toBe(200)
    expect([await callOn(), (await parcelOf(orderId)).collectedOn]).toEqual([null, null])
    expect((await callCourier([orderId])).status).toBe(200)
  })

  it('makes no second call after a lost response', async () => {
    const orderId = await shipped()
    await callCourier([orderId])
    await fault('lost-answer', 'intakes')
    for (let minute = 0; minute < 8; minute += 1) {
      await carry()
      world.passMinutes(1)
    }
    const call = await callOn()
    expect(call).toMatchObject({ step: 'made', state: 'made', number: null, mayCallOff: false })
    expect(received.asked.filter((one) => one === 'POST /intakes')).toHaveLength(2)
    expect(await intakes()).toHaveLength(1)
    expect((await callOff(call.id)).body.code).toBe('COURIER_CALL_STAYS')
  })

  it.each(['down', 'limit', 'drop'])('%s: is called later', async (fail) => {
    const orderId = await shipped()
    await callCourier([orderId])
    await fault(fail, 'intakes')
    for (let minute = 0; minute < 6; minute += 1) {
      await carry()
      world.passMinutes(1)
    }
    expect(await callOn()).toMatchObject({ step: 'made', state: 'made' })
    expect(await intakes()).toHaveLength(1)
  })

  it('displays the reason when the carrier refuses the call, and accepts a new call', async () => {
    const orderId = await shipped()
    // the account has another call for that address
    await cdek.callCourier({
      ...{ day: DAY, fromHour: 9, toHour: 13, address: address(), goods: 'x', weightGrams: 100, note: '' },
      town: { city: 'Казань', settlement: null, regionCode: '16', coords: { latitude: 55.79, longitude: 49.12 } },
      sender: { company: 'x', name: 'x', phone: '79160000009' },
    })
    await callCourier([orderId])
    await carry()
    world.passMinutes(1)
    await carry()
    expect(await callOn()).toMatchObject({ step: 'refused', failures: ['taken'], number: null, mayCallOff: false })
    expect((await callCourier([orderId], { address: 'Кремлёвская, 2' })).status).toBe(200)
  })

  it('accepts calls only from sellers with courier collection, for parcels not yet received', async () => {
    const [first, second] = [await shipped(), await bought()]
    const errorsOf = async (answer: Promise<{ status: number; body: { errors: Record<string, string> } }>) => {
      const { status, body } = await answer
      expect([status, Object.values(body.errors)]).toEqual([400, [expect.stringMatching(/[а-я]/)]])
      return Object.keys(body.errors)
    }
    expect(await errorsOf(callCourier([second]))).toEqual(['orderIds'])
    expect(await errorsOf(callCourier([]))).toEqual(['orderIds'])
    expect(await errorsOf(callCourier([first], { day: plusDays(DAY, -3) }))).toEqual(['day'])
    expect(await errorsOf(callCourier([first], { day: '2026-13-01' }))).toEqual(['day'])
    expect(await errorsOf(callCourier([first], { toHour: 12 }))).toEqual(['toHour'])
    expect(await errorsOf(callCourier([first], { fromHour: 8 }))).toEqual(['fromHour'])
    expect(await errorsOf(callCourier([first], { address: ' ' }))).toEqual(['address'])
    expect(await errorsOf(callCourier([first], { note: 'x'.repeat(201) }))).toEqual(['note'])
    await step(first)
    await reportDelivery(first)
    expect(await errorsOf(callCourier([first]))).toEqual(['orderIds'])
    const third = await shipped()
    await setSender()
    expect((await callCourier([third])).body.code).toBe('COURIER_NOT_CHOSEN')
    expect((await calls()).body.mayCall).toBe(false)
  })

  it('answers not found for calls of other sellers', async () => {
    const orderId = await shipped()
    expect((await callCourier([orderId], {}, IVAN)).status).toBe(404)
    expect((await callCourier([orderId], { organizationId: OTHER_FARM }, IVAN)).status).toBe(404)
    expect((await callCourier([orderId], {}, RITA)).status).toBe(403)
    expect((await callCourier([orderId], {}, NOBODY)).status).toBe(401)
    expect((await callCourier([orderId], { organizationId: OTHER_FARM })).status).toBe(404)
    expect((await calls(IVAN)).status).toBe(404)
    expect((await calls(NOBODY)).status).toBe(401)
    expect((await callOff(randomUUID())).status).toBe(404)
    expect(await intakes()).toEqual([])
  })
})
