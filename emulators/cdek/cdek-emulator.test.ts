import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdekEmulator } from './cdek-emulator.ts'
import { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } from './credentials.ts'

/** Fields that the service's own clients read, by call; the emulator must return all of them. */
const FIELDS = {
  token: ['access_token', 'token_type', 'expires_in', 'scope', 'jti'],
  city: [
    ...['code', 'city', 'fias_guid', 'kladr_code', 'country_code', 'country', 'region', 'region_code'],
    ...['fias_region_guid', 'kladr_region_code', 'sub_region', 'postal_codes', 'longitude', 'latitude'],
    ...['time_zone', 'payment_limit'],
  ],
  point: [
    ...['code', 'uuid', 'name', 'type', 'owner_code', 'work_time', 'work_time_list', 'work_time_exception_list'],
    ...['phones', 'email', 'note', 'site', 'nearest_station', 'nearest_metro_station', 'address_comment'],
    ...['take_only', 'is_handout', 'is_reception', 'is_dressing_room', 'is_ltl', 'have_cashless', 'have_cash'],
    ...['have_fast_payment_system', 'allowed_cod', 'fulfillment', 'office_image_list', 'weight_min', 'weight_max'],
    'location',
  ],
  location: [
    ...['country_code', 'region_code', 'region', 'city_code', 'city', 'fias_guid', 'postal_code', 'longitude'],
    ...['latitude', 'address', 'address_full'],
  ],
  tariff: [
    ...['tariff_code', 'tariff_name', 'tariff_description', 'delivery_mode', 'delivery_sum', 'period_min'],
    ...['period_max', 'calendar_min', 'calendar_max'],
  ],
}

describe('CDEK emulator', () => {
  let app: FastifyInstance
  let token: string
  let now: number
  beforeEach(async () => {
    now = 1_000_000
    app = fastify()
    await app.register(cdekEmulator, { now: () => now })
    token = (await askToken()).json().access_token
  })
  afterEach(() => app.close())

  const { account, password } = CDEK_EMULATOR_CREDENTIALS
  const askToken = (secret: string = password, grant = 'client_credentials') =>
    app.inject({
      method: 'POST',
      url: `${CDEK_EMULATOR_PATH}/oauth/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: grant, client_id: account, client_secret: secret }).toString(),
    })
  const headers = () => ({ authorization: `Bearer ${token}` })
  const get = (path: string) => app.inject({ url: `${CDEK_EMULATOR_PATH}/${path}`, headers: headers() })
  const price = (payload: object) =>
    app.inject({ method: 'POST', url: `${CDEK_EMULATOR_PATH}/calculator/tarifflist`, headers: headers(), payload })
  const parcel = (from: number, to: number, weight: number) => ({
    type: 1,
    from_location: { code: from },
    to_location: { code: to },
    packages: [{ weight }],
  })

  it('issues tokens for the correct account only', async () => {
    const answer = await askToken()
    expect(Object.keys(answer.json()).sort()).toEqual(FIELDS.token.toSorted())
    expect(answer.json()).toMatchObject({ token_type: 'bearer', expires_in: 3_599 })
    const wrong = await askToken('wrong')
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'invalid_client'])
    expect((await askToken(password, 'password')).json().error).toBe('unsupported_grant_type')
    const inQuery = `grant_type=client_credentials&client_id=${account}&client_secret=${password}`
    const old = await app.inject({ method: 'POST', url: `${CDEK_EMULATOR_PATH}/oauth/token?${inQuery}` })
    expect(old.statusCode).toBe(200)
  })

  it('requires a valid token', async () => {
    const bare = await app.inject({ url: `${CDEK_EMULATOR_PATH}/location/cities` })
    expect([bare.statusCode, bare.json().error]).toEqual([401, 'invalid_token'])
    expect((await get('location/cities')).statusCode).toBe(200)
    now += 3_599_000
    expect((await get('location/cities')).statusCode).toBe(401)
  })

  it('returns towns with every field', async () => {
    const [moscow, ...others] = (
      await get(`location/cities?country_codes=RU&city=${encodeURIComponent('москва')}`)
    ).json()
    expect(others).toEqual([])
    expect(Object.keys(moscow).sort()).toEqual(FIELDS.city.toSorted())
    expect(moscow).toMatchObject({ code: 44, city: 'Москва', kladr_region_code: '7700000000000', payment_limit: -1 })
    expect((await get('location/cities?code=137')).json()[0].city).toBe('Санкт-Петербург')
    expect((await get('location/cities?city=X')).json()).toEqual([])
    expect((await get('location/cities?country_codes=KZ')).json()).toEqual([])
    const all = (await get('location/cities')).json()
    expect(new Set(all.map(({ code }: { code: number }) => code)).size).toBe(all.length)
    expect((await get('location/cities?size=2&page=1')).json()).toEqual(all.slice(2, 4))
  })

  it('has three to six points in large towns, with every field', async () => {
    const towns = (await get('location/cities?size=26')).json()
    for (const { code } of towns) {
      const points = (await get(`deliverypoints?city_code=${code}&type=ALL`)).json()
      expect(points.length).toBeGreaterThanOrEqual(3)
      expect(points.length).toBeLessThanOrEqual(6)
    }
    const answer = await get('deliverypoints?city_code=44&type=PVZ')
    const [point] = answer.json()
    expect(Object.keys(point).sort()).toEqual(FIELDS.point.toSorted())
    expect(Object.keys(point.location).sort()).toEqual(FIELDS.location.toSorted())
    expect(point.work_time_list[0]).toEqual({ day: 1, time: expect.stringMatching(/^\d\d:\d\d\/\d\d:\d\d$/) })
    const { headers: pageHeaders } = await get('deliverypoints?size=10')
    expect(Number(pageHeaders['x-total-elements'])).toBeGreaterThan(100)
    expect(Number(pageHeaders['x-total-pages'])).toBe(Math.ceil(Number(pageHeaders['x-total-elements']) / 10))
    const lockers = (await get('deliverypoints?type=POSTAMAT')).json()
    expect(lockers.every((one: { dimensions?: unknown }) => Array.isArray(one.dimensions))).toBe(true)
    expect((await get('deliverypoints?type=KIOSK')).json().errors[0].code).toBe('v2_invalid_format')
    expect((await get('deliverypoints?code=MSK2')).json()).toHaveLength(1)
  })

  it('gives prices of modes 1 to 4 by weight and distance, with every field', async () => {
    const sums = async (from: number, to: number, weight: number): Promise<Record<number, number>> => {
      const { tariff_codes } = (await price(parcel(from, to, weight))).json()
      for (const tariff of tariff_codes) {
        expect(Object.keys(tariff).sort()).toEqual(FIELDS.tariff.toSorted())
        expect(tariff.period_min).toBeLessThanOrEqual(tariff.period_max)
        expect(tariff.period_max).toBeLessThanOrEqual(tariff.calendar_max)
      }
      return Object.fromEntries(
        tariff_codes.map((one: { tariff_code: number; delivery_sum: number }) => [one.tariff_code, one.delivery_sum]),
      )
    }
    const near = await sums(44, 137, 1_000)
    expect(Object.keys(near)).toEqual(expect.arrayContaining(['136', '137', '138', '139', '233', '234', '366', '368']))
    expect((await sums(44, 270, 1_000))[137]).toBeGreaterThan(near[137] ?? 0)
    expect((await sums(44, 137, 9_000))[137]).toBeGreaterThan(near[137] ?? 0)
    expect(Object.keys(await sums(44, 137, 40_000))).toEqual(['233', '234'])
    expect(await sums(44, 137, 60_000)).toEqual({})
  })

  it("refuses in the service's format", async () => {
    const codeOf = async (payload: object) => {
      const answer = await price(payload)
      expect(answer.statusCode).toBe(400)
      return answer.json().errors[0].code
    }
    expect(await codeOf({ ...parcel(44, 137, 1), packages: [] })).toBe('v2_field_is_empty')
    expect(await codeOf(parcel(44, 137, 0))).toBe('v2_field_is_empty')
    expect(await codeOf({ ...parcel(44, 137, 1), packages: [{ weight: '1' }] })).toBe('v2_field_is_empty')
    expect(await codeOf({ ...parcel(44, 137, 1), packages: [{ weight: 1, length: 10.5 }] })).toBe('v2_invalid_format')
    expect(await codeOf({ ...parcel(44, 137, 1), currency: 'RUB' })).toBe('v2_invalid_format')
    expect(await codeOf(parcel(1, 137, 1))).toBe('v2_sender_location_not_recognized')
    expect(await codeOf(parcel(44, 1, 1))).toBe('v2_recipient_location_not_recognized')
  })

  describe('faults', () => {
    const order = (payload: object) => app.inject({ method: 'POST', url: '/cdek/control', payload })

    it.each([
      ['down', 503],
      ['limit', 429],
      ['refuse', 400],
      ['lost-token', 401],
    ])('answers the fault %s with %i', async (fail, status) => {
      await order({ fail })
      expect((await get('location/cities')).statusCode).toBe(status)
    })

    it('ends faults after their count, restricts them to their part, and clears them on request', async () => {
      expect((await order({ fail: 'down', on: 'points', times: 1 })).json().faults).toEqual([
        { fault: 'down', on: 'points', left: 1 },
      ])
      expect((await get('location/cities')).statusCode).toBe(200)
      expect((await get('deliverypoints')).statusCode).toBe(503)
      expect((await get('deliverypoints')).statusCode).toBe(200)
      await order({ fail: 'down' })
      await order({ fail: 'none' })
      expect((await get('deliverypoints')).statusCode).toBe(200)
      for (const wrong of [{ fail: 'x' }, { fail: 'down', on: 'x' }, { fail: 'down', times: 'x' }]) {
        expect((await order(wrong)).statusCode).toBe(400)
      }
    })

    it('also sets faults on the page', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/cdek/control',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'fail=down&on=&times=',
      })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cdek'])
      const { body } = await app.inject({ url: '/cdek' })
      expect(body).toContain('Сейчас')
      expect(body).toContain('Вышний Волочёк')
    })
  })
})
