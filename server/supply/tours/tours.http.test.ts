import { expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const { call } = await testApp(await demoDatabase())

it('lists tours with future dates, soonest first, with their free places', async () => {
  const { body } = await call('GET', '/api/v2/tours?perPage=100')
  const ours = body.items.filter(({ id }: { id: number }) => [2001, 2002].includes(id))
  expect(ours.map(({ id }: { id: number }) => id).sort()).toEqual([2001, 2002])
  const [first] = ours.find(({ id }: { id: number }) => id === 2001).dates
  expect(first).toMatchObject({ places: 12, placesLeft: 4, booked: 8, minPeople: 8, isCertain: true, isBookable: true })
  const soonest = body.items.map(({ dates }: { dates: { startsAt: string }[] }) => dates[0]?.startsAt)
  expect(soonest).toEqual([...soonest].sort())
  expect(body.regions.find(({ code }: { code: string }) => code === '40').title).toBe('Калужская область')
})

it('lists the nearest tours first on every page when the customer’s place is given', async () => {
  const near = 'latitude=53.18&longitude=158.38'
  const pages = await Promise.all(
    [1, 2].map(async (page) => (await call('GET', `/api/v2/tours?perPage=5&page=${page}&${near}`)).body.items),
  )
  const metres = pages.flat().map(({ distanceKm }: { distanceKm: number }) => Math.floor(distanceKm / 50))
  expect(metres).toEqual([...metres].sort((a, b) => a - b))
  const [first] = (await call('GET', `/api/v2/tours?perPage=1&${near}`)).body.items
  expect(first.region).toContain('Камчатский')
})

it('filters by region, by days and by free places', async () => {
  const idsOf = async (query: string) =>
    (await call('GET', `/api/v2/tours?perPage=100&${query}`)).body.items.map(({ id }: { id: number }) => id)
  expect(await idsOf('regions=40')).toContain(2001)
  expect(await idsOf('regions=40')).not.toContain(2002)
  expect(await idsOf('people=13&withPlaces=true')).not.toContain(2001)
  expect(await idsOf('to=2020-01-01')).toEqual([])
})

it('displays a tour without internal fields, and answers 404 for other tours', async () => {
  const { body } = await call('GET', '/api/v2/tours/2001')
  expect(body).toMatchObject({
    title: 'Ночь у костра и утренняя дойка',
    region: 'Калужская область',
    prepaymentPercent: 100,
    cancellation: [{ hoursBefore: 240, backPercent: 100 }, {}, {}],
    organizer: { title: 'Тихие выходные', register: { kind: 'operator', number: 'РТО 021458', guarantee: 500_000 } },
  })
  const full = body.dates.find(({ placesLeft }: { placesLeft: number }) => placesLeft === 0)
  expect(full).toMatchObject({ isBookable: false, isWaitable: true })
  expect((await call('GET', '/api/v2/tours/9999999')).status).toBe(404)
})

it('excludes the places of a date from lists of products', async () => {
  const { body } = await call('GET', '/api/v2/tours/2001')
  const dateId: number = body.dates[0].id
  const { body: found } = await call('POST', '/api/v2/products/ids', { body: [dateId] })
  expect(JSON.stringify(found)).not.toContain('костра')
  const { body: farmers } = await call('GET', '/api/v1/catalog?perPage=100')
  expect(JSON.stringify(farmers)).not.toContain('Тихие выходные')
})
