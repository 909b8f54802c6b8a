import { grownThere, isInSeason } from '@okolitsa/domain/catalog/crop-calendar.ts'
import { CLIMATE_ZONES, climateZoneOf } from '@okolitsa/domain/geo/climate-zone.ts'
import { describe, expect, it } from 'vitest'
import { run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { FARM, OTHER_FARM, twoFarms } from '../../../testing/two-farms.data.ts'
import { testApp } from '../../../testing.ts'

const world = await twoFarms()
const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
const olga = await bearer(FARM)
const office = await world.office()
const TOMATO = 501
await world.products({
  id: TOMATO,
  seller: FARM,
  price: 10_000,
  fields: { title: 'Помидоры «Бычье сердце»' },
})
const check = (readyOn: string, headers = olga) =>
  world.call('GET', `/v1/cabinet/goods/${TOMATO}/harvest?readyOn=${readyOn}`, { headers })

describe('the calendar of crops', () => {
  it('lists some forty crops in at most eight zones for sellers', async () => {
    const { items } = (await world.call('GET', '/v1/cabinet/crops', { headers: olga })).body
    expect(items.length).toBeGreaterThan(40)
    const zones = new Set(items.flatMap(({ seasons }: { seasons: object }) => Object.keys(seasons)))
    expect([...zones].every((zone) => CLIMATE_ZONES.some((one) => one === zone))).toBe(true)
    expect(zones.size).toBe(8)
    expect((await world.call('GET', '/v1/cabinet/crops')).status).toBe(401)
  })

  it('warns a seller of a day outside the harvest season, and of no other day', async () => {
    expect((await check('2026-12-23')).body).toEqual({
      outOfSeason: { title: 'Помидор', months: [{ from: 7, to: 10 }] },
    })
    expect((await check('2027-08-05')).body).toEqual({ outOfSeason: null })
    expect((await check('yesterday')).status).toBe(400)
    expect((await check('2026-12-23', await bearer(OTHER_FARM))).status).toBe(404)
  })

  it('lets only the office change the calendar', async () => {
    const body = { title: 'Помидор', kind: 'harvest', words: ['Помидор*'], seasons: { centre: [{ from: 11, to: 1 }] } }
    const set = (headers: Record<string, string>, more: object = {}, code = 'tomato') =>
      world.call('PATCH', `/v1/office/crops/${code}`, { headers, body: { ...body, ...more } })
    expect((await set(olga)).status).toBe(401)
    expect((await set(await world.office({ roles: ['accountant'] }))).status).toBe(403)
    expect((await world.call('GET', '/v1/office/crops', { headers: office })).body.items.length).toBeGreaterThan(0)
    expect((await set(office, { seasons: { centre: [{ from: 0, to: 13 }] } })).status).toBe(400)
    expect((await set(office, { seasons: { nowhere: [{ from: 1, to: 2 }] } })).status).toBe(400)
    expect((await set(office, { words: ['две части'] })).status).toBe(400)
    expect((await set(office)).body).toEqual({ code: 'tomato', ...body, words: ['помидор*'] })
    expect((await check('2026-12-23')).body).toEqual({ outOfSeason: null })
    expect((await check('2027-08-05')).body).toMatchObject({ outOfSeason: { months: [{ from: 11, to: 1 }] } })
    expect((await set(office, {}, 'new-crop')).body.code).toBe('new-crop')
  })
})

it('contains the day of every pre-order of the demo', async () => {
  const { app } = await testApp(await demoDatabase(), {}, {}, 'none')
  const { executor } = app.database
  const calendar = await app.services.products.listCrops(executor)
  const rows = await run<{ title: string; region: string; readyOn: string | null }>(
    executor,
    `select p.title, o.region_code as region, p.harvest_ready_on as "readyOn"
       from product p join organization o on o.id = p.organization_id where p.harvest_ready_on is not null`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const known = rows.flatMap(({ title, region, readyOn }) => {
    const grown = grownThere(calendar, title, climateZoneOf(region))
    return grown && readyOn ? [{ title, readyOn, isIn: isInSeason(grown.months, readyOn) }] : []
  })
  expect(known.length).toBeGreaterThan(8)
  expect(known.filter(({ isIn }) => !isIn)).toEqual([])
})
