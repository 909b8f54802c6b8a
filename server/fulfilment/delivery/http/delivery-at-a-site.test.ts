import { deliveryEndpoints } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { apiCalls } from '../../../platform/http/api.ts'
import { testServer } from '../../../platform/http/testing.ts'
import { createSellerCache } from '../../../supply/sellers/seller-cache.ts'
import { createDeliveryModule } from '../module.ts'

/** A farm with trade places in the Kaluga region, and a second farm. */
const OWN = 107
const OTHER = 101
const database = openDatabase(await demoDatabase(), { max: 3 })
const clock = () => new Date('2026-11-21T09:00:00Z')
const { executor } = database
const delivery = createDeliveryModule({ executor, clock, sellers: createSellerCache({ executor, clock }) })
const { http, mount } = await testServer()
mount(apiCalls(deliveryEndpoints, delivery.handlers, { checkAnswers: true }))
afterAll(async () => {
  await http.close()
  await database.close()
})

const ask = async (method: 'GET' | 'POST', url: string, site?: number, payload?: object) => {
  const headers = site ? { 'x-site': String(site) } : {}
  const reply = await http.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json() }
}
const point = { city: 'Kaluga', region: 'Kaluga', regionCode: '40', coords: { latitude: 54.5, longitude: 36.3 } }

it('hides data of other sellers on a seller’s own site', async () => {
  const info = `/api/v1/farmers/farmers-delivery-info?ids=${OWN},${OTHER},${OWN}`
  const idsOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.items.map(({ id }: { id: number }) => id)
  expect(idsOf(await ask('GET', info))).toEqual([OWN, OTHER])
  expect(idsOf(await ask('GET', info, OWN))).toEqual([OWN])

  for (const [method, url, body] of [
    ['GET', '/api/v1/farmers/farmers-pickup-points?regionId=40', undefined],
    ['POST', '/api/v1/pickup-points/map', {}],
  ] as const) {
    const farmersAt = async (site?: number) => {
      const answer = await ask(method, url, site, body)
      return new Set(answer.body.items.map((place: { farmer: { id: number } }) => place.farmer.id))
    }
    expect((await farmersAt()).size).toBeGreaterThan(1)
    expect(await farmersAt(OWN)).toEqual(new Set([OWN]))
  }
  for (const url of [`/api/v1/shipping-methods/${OTHER}`, `/api/v1/cdek/places/farmers/${OTHER}`]) {
    expect((await ask('GET', url)).status).toBe(200)
    expect((await ask('GET', url, OWN)).status).toBe(404)
  }
  const tariff = await ask('POST', '/api/v1/cdek/tariff', OWN, { from: point, to: point, farmerId: OTHER })
  expect(tariff.status).toBe(404)
})

it('accepts several sellers in one call, up to a limit', async () => {
  const ids = Array.from({ length: 201 }, (_, index) => index + 1)
  const { status, body } = await ask('GET', `/api/v1/farmers/farmers-delivery-info?ids=${ids.join(',')}`)
  expect([status, body.errors]).toEqual([400, { ids: 'Слишком длинно' }])
})
