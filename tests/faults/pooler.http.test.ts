import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../server/platform/db/client.ts'
import { hasTimeLimits, limitRole } from '../../server/platform/db/limit-role.ts'
import { ANNA, FARM } from '../../server/testing/two-farms.data.ts'
import { openFakePooler } from './fake-pooler.data.ts'
import { BEEF } from './fault-farms.data.ts'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop
await limitRole(shop.url)
const pooler = await openFakePooler(shop.url, 3)
afterAll(() => pooler.close())
const node = await shop.openNode({
  jobs: 'events',
  databaseUrl: pooler.url,
  settings: {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: shop.url,
    DATABASE_NAMED_STATEMENTS: 'off',
    // two concurrent transactions: the pooler's third session is for their outside reads
    DATABASE_POOL_SIZE: '6',
  },
})

/** Whether all events are delivered. */
const allDelivered = () =>
  expect.poll(() => sql('select topic from outbox where delivered_at is null and due_at is null')).toEqual([])

describe('a shop behind a pooler that gives each transaction another session', () => {
  it('sells with concurrent orders, payments, notifications and events', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const customerId = 2001 + index
        const cartId = await shop.cart({ [BEEF]: 1 }, customerId)
        const { body, text } = await node.checkout(cartId, 'sbp', randomUUID(), customerId)
        expect(body.orders, text).toHaveLength(1)
        return Number(body.orders[0].orderId)
      }),
    )
    await allDelivered()
    for (const orderId of orders) {
      await bank.pay(orderId)
      await node.notify(await bank.notificationOf(orderId))
    }
    await allDelivered()
    for (const orderId of orders)
      expect(await shop.accountOf(orderId)).toMatchObject({ payments: [`paid ${TOTAL}`], bank: { taken: TOTAL } })
  })

  it('receives invalidations on a direct connection', async () => {
    const price = async () => {
      const { body } = await node.call('GET', `/api/v1/shipping-methods/${FARM}`, { as: ANNA })
      return body.items.find(({ methodCode }: { methodCode: string }) => methodCode === 'courier').price
    }
    expect(await price()).toBe(299)
    await sql('update shipping_rate set price = 19900 where organization_id = $1', [FARM])
    await expect.poll(price).toBe(199)
  })

  it('takes time limits from the role, and uses no session state of the pooler', async () => {
    expect([await hasTimeLimits(pooler.url), await hasTimeLimits(shop.url)]).toEqual([true, true])
    const rows = await run(node.app.database.executor, 'show idle_in_transaction_session_timeout')
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }])
    expect(pooler.strange).toEqual([])
    expect(pooler.switches()).toBeGreaterThan(100)
  })
})

it('fails on startup options, statement names and LISTEN without the settings for a pooler', async () => {
  const plain = openDatabase(pooler.url, { max: 2 })
  await expect(run(plain.executor, 'select 1')).rejects.toThrow('unsupported startup parameter')
  const named = openDatabase(pooler.url, { max: 1, directUrl: shop.url })
  const twice = async () => {
    for (let time = 0; time < 4; time += 1) await run(named.executor, 'select 1')
  }
  await expect(twice()).rejects.toThrow('prepared statement')
  await named.pool.query('listen something')
  expect(pooler.strange.splice(0)).toEqual(['listen something'])
  await Promise.all([plain.close(), named.close()])
})
