import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const databaseUrl = await demoDatabase()
const now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const { call } = await testApp(databaseUrl, { clock: () => now })
const database = openDatabase(databaseUrl, { max: 1 })

interface Mark {
  readonly id: number
  readonly coords: { readonly latitude: number; readonly longitude: number }
  readonly isAvailableHere: boolean
}
interface Card {
  readonly id: number
  readonly distanceKm: number
  readonly rating: number | null
  readonly methods: readonly string[]
  readonly products: readonly unknown[]
}
interface Answer {
  readonly items: readonly Card[]
  readonly totalItems: number
  readonly marks: readonly Mark[]
  readonly points: ReadonlyArray<{ readonly id: number; readonly organizationId: number }>
}

const moscow = encodeLocation(defaultLocation)
async function onMap(query: Record<string, string> = {}, location = moscow): Promise<Answer> {
  const { status, body } = await call('GET', `/api/v1/farmers/map?${new URLSearchParams({ location, ...query })}`)
  expect(status).toBe(200)
  return body
}

describe('the map of farmers', () => {
  it('shows every farm of the country, with cards of the nearest farms first', async () => {
    const { items, marks, totalItems } = await onMap()
    const [{ count }] = (await run<{ count: number }>(
      database.executor,
      `select count(*)::int as count from organization o where type = 'farmer' and is_enabled and not is_hidden
         and exists (select from category_seller_count n where n.organization_id = o.id and n.category_id = 0)`,
      [],
    )) as [{ count: number }]
    expect(totalItems).toBe(count)
    expect(marks).toHaveLength(count)
    expect(items).toHaveLength(24)
    const distances = items.map(({ distanceKm }) => distanceKm)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(items.every(({ products }) => products.length > 0)).toBe(true)
  })

  it('returns the farms of a rectangle, also across the 180th meridian', async () => {
    const east = await onMap({ bounds: '40,130,70,-169' })
    expect(east.totalItems).toBeGreaterThan(0)
    expect(east.totalItems).toBeLessThan((await onMap()).totalItems)
    for (const { coords } of east.marks) expect(coords.longitude >= 130 || coords.longitude <= -169).toBe(true)
    const beyond = await onMap({ bounds: '40,-180,70,-170' })
    expect(beyond).toMatchObject({ items: [], totalItems: 0, marks: [], points: [] })
  })

  it('filters the farms by reach, delivery method, certificate and category', async () => {
    const all = await onMap()
    const courier = await onMap({ filters: 'courier', perPage: '96' })
    expect(courier.totalItems).toBeGreaterThan(0)
    expect(courier.totalItems).toBeLessThan(all.totalItems)
    expect(courier.items.every(({ methods }) => methods.includes('courier'))).toBe(true)
    const pickup = await onMap({ filters: 'pickup', perPage: '96' })
    expect(pickup.items.every(({ methods }) => methods.includes('pickup'))).toBe(true)
    expect(pickup.points.every(({ organizationId }) => pickup.marks.some(({ id }) => id === organizationId))).toBe(true)
    expect((await onMap({ ratingFrom: '4.8', perPage: '96' })).items.every(({ rating }) => Number(rating) >= 4.8)).toBe(
      true,
    )
    const cheese = await onMap({ categorySlugs: 'syry-tverdye' })
    expect(cheese.totalItems).toBeGreaterThan(0)
    expect(cheese.totalItems).toBeLessThan(all.totalItems)
  })

  it('marks farms that do not deliver to the place, and omits them on request', async () => {
    const kamchatka = encodeLocation({
      ...defaultLocation,
      city: 'Петропавловск-Камчатский',
      region: 'Камчатский край',
      regionCode: '41',
      coords: { latitude: 53.02, longitude: 158.65 },
    })
    const all = await onMap({}, kamchatka)
    const here = await onMap({ filters: 'here' }, kamchatka)
    expect(all.marks.some(({ isAvailableHere }) => !isAvailableHere)).toBe(true)
    expect(here.marks.every(({ isAvailableHere }) => isAvailableHere)).toBe(true)
    expect(here.totalItems).toBe(all.marks.filter(({ isAvailableHere }) => isAvailableHere).length)
  })

  it('finds one farm by its id, and none for an unknown one', async () => {
    expect((await onMap({ organizationId: '101' })).items.map(({ id }) => id)).toEqual([101])
    expect((await onMap({ organizationId: '999999' })).items).toEqual([])
  })

  it('refuses invalid parameters', async () => {
    for (const bounds of ['1,2,3', 'a,b,c,d', '60,30,50,40', '50,181,60,190', '-91,0,0,0']) {
      const { status } = await call('GET', `/api/v1/farmers/map?${new URLSearchParams({ location: moscow, bounds })}`)
      expect(status, bounds).toBe(400)
    }
    const asked = (query: string) => call('GET', `/api/v1/farmers/map?location=${encodeURIComponent(moscow)}&${query}`)
    expect((await asked('filters=subscription')).status).toBe(400)
    expect((await asked('perPage=97')).status).toBe(400)
    expect((await asked('categorySlugs=no-such')).status).toBe(404)
  })
})
