import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../platform/db/client.ts'
import { ANNA, BORIS, DAY, FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf, moscow } from '../../testing/world.data.ts'
import { CHEESE, farmer, openChangesShop } from './changes-shop.data.ts'

const NEXT_DAY = '2026-11-24'
const THIRD_DAY = '2026-11-25'
/** A rate that costs 200 ₽ more than Moscow, with a minimum of two cheeses. */
const HIMKI = {
  ...moscow,
  title: 'Химки, ул. Ленина, 5',
  city: 'Химки',
  region: 'Московская обл',
  regionCode: '50',
  street: 'ул. Ленина',
  house: '5',
  coords: { latitude: 55.889, longitude: 37.445 },
}
const FAR = {
  ...HIMKI,
  title: 'Казань, ул. Баумана, 1',
  city: 'Казань',
  regionCode: '16',
  coords: { latitude: 55.796, longitude: 49.106 },
}

const shop = await openChangesShop()
beforeAll(async () => {
  await shop.sql(`insert into region (code, name, time_zone) values ('50', 'Московская область', 'Europe/Moscow'),
    ('16', 'Татарстан', 'Europe/Moscow') on conflict do nothing`)
  await shop.sql(
    `with rate as (insert into shipping_rate (organization_id, title, price, min_order_sum, free_delivery_sum, is_default)
       values ($1, 'Around Moscow', 49900, 100000, 500000, false) returning id)
     insert into shipping_area (shipping_rate_id, kind, region_code) select id, 'region', '50' from rate`,
    [FARM],
  )
})
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const preview = (id: number, body: object, as?: number) => shop.post(`${id}/delivery/preview`, body, as)
const change = (id: number, body: object, as?: number) => shop.post(`${id}/delivery`, body, as)
/** Applies a change with its previewed total. */
async function changed(id: number, body: object, as = ANNA) {
  const shown = await preview(id, body, as)
  return change(id, { ...body, expectedTotal: shown.body.totalAfter ?? 0 }, as)
}
const takenOn = async (day: string): Promise<number> =>
  (
    await shop.sql<{ taken: number }>('select taken from delivery_day where organization_id = $1 and day = $2', [
      FARM,
      day,
    ])
  )[0]?.taken ?? 0

describe('a change of delivery by the customer', () => {
  it('builds a title for an address without one', async () => {
    const id = await shop.order()
    expect((await changed(id, { place: { ...HIMKI, title: '' } })).status).toBe(200)
    expect((await shop.read(id)).place).toMatchObject({
      title: 'Химки, Московская область, ул. Ленина, 5',
      region: 'Московская область',
    })
  })
  it('previews a change of delivery with price and days, and applies it once', async () => {
    const id = await shop.order()
    const [own, next] = [await takenOn(DAY), await takenOn(NEXT_DAY)]
    expect((await shop.read(id)).may).toMatchObject({ changeDelivery: true })
    const body = { date: NEXT_DAY, place: HIMKI, recipient: { name: 'Борис', phone: '8 (916) 000-00-02' } }
    const shown = await preview(id, body, ANNA)
    expect(shown.body).toMatchObject({ totalBefore: 1590, totalAfter: 1790, delivery: 499, surcharge: 200, refund: 0 })
    expect(shown.body.dates.map(({ date }: { date: string }) => date)).toEqual(expect.arrayContaining([DAY, NEXT_DAY]))
    const stale = await change(id, { ...body, expectedTotal: 1590 }, ANNA)
    expect([stale.status, stale.body.code]).toEqual([400, 'ORDER_CHANGED'])

    const presses = await Promise.all([1, 2, 3].map(() => change(id, { ...body, expectedTotal: 1790 }, ANNA)))
    for (const { status, body: order } of presses) {
      expect(status).toBe(200)
      expect(order).toMatchObject({
        total: 1790,
        ceiling: 1790,
        deliveryDate: NEXT_DAY,
        place: { title: HIMKI.title, house: '5' },
        recipient: { name: 'Борис', phone: '79160000002' },
      })
    }
    expect([await takenOn(DAY), await takenOn(NEXT_DAY)]).toEqual([own - 1, next + 1])
    expect(await shop.changesOf(id)).toMatchObject([
      {
        kind: 'delivery',
        state: 'applied',
        actor: 'user',
        totalBefore: 1590,
        totalAfter: 1790,
        delivery: { dateBefore: DAY, dateAfter: NEXT_DAY, isElsewhere: true, isOtherRecipient: true },
      },
    ])
    const { page } = await shop.services.orders.getForStaff(farmer, id)
    expect(page.view).toMatchObject({ deliveryDate: NEXT_DAY, place: { title: HIMKI.title } })
  })

  it('keeps the price for another day and for other door details', async () => {
    const id = await shop.order()
    expect((await changed(id, { date: NEXT_DAY })).body).toMatchObject({ total: 1590, deliveryDate: NEXT_DAY })
    const { place } = await shop.read(id)
    expect((await changed(id, { place: { ...place, flat: '7' } })).body).toMatchObject({
      total: 1590,
      place: { flat: '7' },
    })
  })

  it('charges or refunds the difference of a paid order', async () => {
    const id = await shop.order({ paymentMethod: 'sbp' })
    const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
    await shop.press(body.payload, 'pay')
    shop.passMinutes(1)
    await shop.runPeriodic()
    await shop.runOutbox()
    expect((await changed(id, { place: HIMKI })).body).toMatchObject({ total: 1790, paymentStatus: 'partiallyPaid' })
    expect((await changed(id, { place: { ...moscow, flat: null, entrance: null, floor: null } })).body).toMatchObject({
      total: 1590,
      paymentStatus: 'paid',
    })
  })

  it('uses a slot of the day up to the capacity under concurrency, and swaps of days do not deadlock', async () => {
    const customers = [2010, 2011, 2012, 2013]
    const ids = await Promise.all(customers.map((as) => shop.order({ as })))
    const room = (await takenOn(THIRD_DAY)) + 2
    const limit = (most: number | null) => shop.setSchedule(FARM, { dailyDeliveries: most })
    await limit(room)
    const answers = await Promise.all(
      ids.map((id, index) => change(id, { date: THIRD_DAY, expectedTotal: 1590 }, customers[index])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
    for (const { status, body } of answers) if (status === 400) expect(body.code).toBe('DELIVERY_DATE_UNAVAILABLE')
    expect(await takenOn(THIRD_DAY)).toBe(room)
    await limit(null)
    for (let round = 0; round < 4; round += 1) {
      const days = await Promise.all(ids.map(async (id, index) => (await shop.read(id, customers[index])).deliveryDate))
      const swaps = await Promise.all(
        ids.map((id, index) =>
          change(id, { date: days[index] === DAY ? THIRD_DAY : DAY, expectedTotal: 1590 }, customers[index]),
        ),
      )
      expect(swaps.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })

  it('swaps slots of one day concurrently without a deadlock', async () => {
    const [inTown, outside] = [await shop.order({ as: 2030 }), await shop.order({ as: 2031 })]
    const { place } = await shop.read(inTown, 2030)
    expect((await changed(outside, { place: HIMKI }, 2031)).status).toBe(200)
    // no call can stop a change between its two slots
    await shop.sql(`create function wait_for_others() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`)
    await shop.sql(`create trigger wait_for_others after update on delivery_slot for each row
      when (new.taken < old.taken) execute function wait_for_others()`)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const swaps = await shop.write(async (tx) => {
      await run(tx, 'select pg_advisory_xact_lock(1)', [])
      const both = Promise.all([
        change(inTown, { place: HIMKI, expectedTotal: 1790 }, 2030),
        change(outside, { place, expectedTotal: 1590 }, 2031),
      ])
      await expect.poll(() => shop.sql(waiting), { interval: 5 }).toHaveLength(2)
      return { both }
    })
    expect((await swaps.both).map(({ status }) => status)).toEqual([200, 200])
  })

  it('runs before or after a concurrent start by the seller or cancellation', async () => {
    for (const as of [2020, 2021, 2022, 2023, 2024, 2025]) {
      const id = await shop.order({ as })
      const [moved, started, canceled] = await Promise.all([
        change(id, { date: NEXT_DAY, place: HIMKI, expectedTotal: 1790 }, as),
        shop.services.orders.move(farmer, id, 'isAssembling').then(
          () => true,
          () => false,
        ),
        shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as, body: { reason: '' } }),
      ])
      const order = await shop.read(id, as)
      const isMoved = order.deliveryDate === NEXT_DAY
      expect(isMoved).toBe(moved.status === 200)
      expect(order.place.title === HIMKI.title).toBe(isMoved)
      if (!isMoved) expect(['ORDER_CHANGE_FORBIDDEN', 'ORDER_CHANGED']).toContain(moved.body.code)
      expect(order.deliveryStatus).toBe(canceled.status === 200 ? 'canceled' : 'isAssembling')
      expect(canceled.status === 200 || started).toBe(true)
    }
  })

  it('applies together with a concurrent edit', async () => {
    const id = await shop.order()
    const lineId = await shop.lineOf(id)
    const edit = (expectedTotal: number) =>
      shop.post(`${id}/edit`, { lines: [{ lineId, quantity: 3 }], expectedTotal }, ANNA)
    const [one, other] = await Promise.all([edit(2235.5), change(id, { place: HIMKI, expectedTotal: 1790 }, ANNA)])
    const order = await shop.read(id)
    const steps = one.status === 200 ? 3 : 2
    const delivery = other.status === 200 ? 499 : 299
    expect(one.status === 200 || other.status === 200).toBe(true)
    expect(order.total).toBe(645.5 * steps + delivery)
  })

  it('refuses with a reason: too late, out of area, full, pickup, by carrier, without a house', async () => {
    const id = await shop.order()
    const refusal = async (body: object, of = id) => {
      const { status, body: answer } = await preview(of, body, ANNA)
      expect(status).toBe(400)
      return [answer.code, answer.facts?.reason ?? null]
    }
    expect(await refusal({ place: FAR })).toEqual(['UNAVAILABLE_AT_USER_AREA', null])
    expect(await refusal({ place: { ...HIMKI, house: null } })).toEqual(['ORDER_CHANGE_FORBIDDEN', 'noHouse'])
    expect(await refusal({ date: '2027-11-24' })).toEqual(['DELIVERY_DATE_UNAVAILABLE', null])
    expect((await preview(id, { date: '24.11.2026' }, ANNA)).status).toBe(400)
    expect((await preview(id, { recipient: { name: '', phone: '12' } }, ANNA)).status).toBe(400)
    expect((await preview(id, { date: NEXT_DAY })).status).toBe(401)
    expect((await change(id, { date: NEXT_DAY, expectedTotal: 1590 })).status).toBe(401)
    expect((await preview(id, { date: NEXT_DAY }, BORIS)).status).toBe(404)
    expect((await change(id, { date: NEXT_DAY, expectedTotal: 1590 }, BORIS)).status).toBe(404)

    const small = await shop.order({ lines: { [CHEESE]: 1 } })
    expect((await refusal({ place: HIMKI }, small))[0]).toBe('MIN_SUM_NOT_REACHED')
    const fetched = await shop.order({ methodCode: 'pickup', tradePlaceId: PICKUP })
    expect(await refusal({ place: HIMKI }, fetched)).toEqual(['ORDER_CHANGE_FORBIDDEN', 'fetched'])
    expect((await changed(fetched, { date: NEXT_DAY })).body).toMatchObject({ deliveryDate: NEXT_DAY, total: 1291 })
    const parcel = await shop.order()
    await shop.sql(`update shop_order set delivery_kind = 'cdek' where id = $1`, [parcel])
    expect(await refusal({ date: NEXT_DAY }, parcel)).toEqual(['ORDER_CHANGE_FORBIDDEN', 'byCarrier'])
    expect(await refusal({ place: HIMKI }, parcel)).toEqual(['ORDER_CHANGE_FORBIDDEN', 'byCarrier'])

    await shop.services.orders.move(farmer, id, 'isAssembling')
    expect(await refusal({ date: NEXT_DAY })).toEqual(['ORDER_CHANGE_FORBIDDEN', 'state'])
    const late = await shop.order()
    shop.passMinutes(3 * 24 * 60)
    expect((await shop.read(late)).may).toMatchObject({ changeDelivery: false })
    expect(await refusal({ date: '2026-11-27' }, late)).toEqual(['ORDER_CHANGE_FORBIDDEN', 'cutOff'])
  })
})
