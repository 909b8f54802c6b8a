import { describe, expect, it } from 'vitest'
import { ANNA, BORIS, DAY, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'

const shop = await twoFarms()
const bearer = (token?: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
const pause = (length: string | null, token: string | undefined = OLGA) =>
  shop.call('POST', `/v1/cabinet/farmers/${FARM}/sales-pause`, { ...bearer(token), body: { length } })
/** Sets a pause and waits until the caches contain it. */
const paused = (length: string | null) => shop.changeSellers(() => pause(length))
async function buy(as: number, farm = FARM, productId = EGGS) {
  await shop.sql('delete from cart where customer_id = $1', [as])
  const cartId = await shop.cart(as, farm, { [productId]: 10 })
  return shop.checkout(as, { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
}
const codeOf = async (answer: ReturnType<typeof buy>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('a pause of sales', () => {
  it('lets only staff with the permission set a pause', async () => {
    expect(
      (await shop.call('POST', `/v1/cabinet/farmers/${FARM}/sales-pause`, { body: { length: 'hour' } })).status,
    ).toBe(401)
    expect((await pause('hour', IVAN)).status).toBe(404)
    expect((await pause('week')).status).toBe(400)
    expect((await buy(ANNA)).status).toBe(201)
  })

  it('refuses new orders until the pause ends, without affecting other shops and existing orders', async () => {
    const { body } = await paused('hour')
    expect(body).toEqual({ pause: { until: new Date(shop.now().getTime() + 3_600_000).toISOString() } })
    expect((await shop.call('GET', '/v1/cabinet/today', bearer(OLGA))).body.pause).toEqual(body.pause)
    expect(await codeOf(buy(ANNA))).toEqual([400, 'SELLER_PAUSED'])
    expect((await buy(BORIS, OTHER_FARM, HAM)).status).toBe(201)
    const [{ action } = { action: '' }] = await shop.sql<{ action: string }>(
      'select action from audit_entry where organization_id = $1 order by id desc limit 1',
      [FARM],
    )
    expect(action).toBe('pauseSales')

    shop.passMinutes(60)
    expect((await shop.call('GET', '/v1/cabinet/today', bearer(OLGA))).body.pause).toBeNull()
    expect((await buy(BORIS)).status).toBe(201)
  })

  it('closes a season until a day shown to customers, reopens on it, and refuses a past day', async () => {
    const till = (day: unknown, token = OLGA) =>
      shop.call('POST', `/v1/cabinet/farmers/${FARM}/sales-pause`, {
        ...bearer(token),
        body: { length: 'open', till: day },
      })
    for (const day of ['2026-11-20', '2028-01-01', '2026-02-30', 5])
      expect(Object.keys((await till(day)).body.errors ?? {})).toEqual(['till'])
    expect((await till('2026-12-01', IVAN)).status).toBe(404)
    expect((await shop.changeSellers(() => till('2026-12-01'))).body).toEqual({
      pause: { until: '2026-11-30T21:00:00.000Z' },
    })
    expect(await codeOf(buy(ANNA))).toEqual([400, 'SELLER_PAUSED'])
    expect((await paused(null)).body).toEqual({ pause: null })
  })

  it('shows customers the reason of a closed season while it lasts', async () => {
    const close = (reason: unknown) =>
      shop.call('POST', `/v1/cabinet/farmers/${FARM}/sales-pause`, {
        ...bearer(OLGA),
        body: { length: 'open', till: '2026-12-01', reason },
      })
    const pauseShown = async () => {
      const query = 'regionId=77&city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&latitude=55.75&longitude=37.61'
      return (await shop.call('GET', `/api/v3/farmers/id/${FARM}?${query}`)).body.pause
    }
    expect(Object.keys((await close('weather')).body.errors ?? {})).toEqual(['reason'])
    await shop.changeSellers(() => close('harvestIsOver'))
    expect(await pauseShown()).toEqual({ until: { date: '2026-12-01', time: null }, reason: 'harvestIsOver' })
    await paused('hour')
    expect(await pauseShown()).toMatchObject({ reason: null })
    await paused(null)
    expect(await pauseShown()).toBeNull()
  })

  it('continues a pause without an end until it is ended', async () => {
    await paused('open')
    shop.passMinutes(60)
    expect(await codeOf(buy(ANNA))).toEqual([400, 'SELLER_PAUSED'])
    expect((await paused(null)).body).toEqual({ pause: null })
    expect((await buy(ANNA)).status).toBe(201)
  })

  it('serializes a pause and a concurrent order, and accepts no order after the pause', async () => {
    const [bought] = await Promise.all([buy(ANNA), pause('open')])
    expect([201, 400]).toContain(bought.status)
    expect(await codeOf(buy(BORIS))).toEqual([400, 'SELLER_PAUSED'])
  })
})
