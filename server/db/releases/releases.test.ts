import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { emptyDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { INTEGRITY_SQL } from '../check-integrity.ts'
import { restoreRelease } from './restore-release.data.ts'

/** The present moment: a minute after the release was stopped during its work. */
const MOMENT = new Date('2026-11-22T08:32:30Z')

it('opens the data of release 0034 after a kill: carts, orders, payments, running jobs', async () => {
  const url = await emptyDatabase()
  await restoreRelease(url, '0034')
  await migrate(url)
  const { app, call, signIn } = await testApp(url, { clock: () => MOMENT })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const ask = async (sql: string) => (await database.query(sql)).rows
    const inFlight = await ask('select id from outbox where delivered_at is null')
    expect(inFlight.length).toBeGreaterThan(0)
    for (const { id } of inFlight) await app.work.deliver(Number(id))
    expect(await ask(INTEGRITY_SQL)).toEqual([])

    const [customer] = await ask(
      `select phone, count(*)::int as orders from shop_order join customer on customer.id = customer_id
       group by phone order by orders desc, phone limit 1`,
    )
    const { token } = await signIn(customer.phone)
    const orders = await call('GET', '/api/v3/orders?perPage=100', { token })
    expect(orders.body.totalItems).toBe(customer.orders)
    for (const { id } of orders.body.items) {
      expect(await call('GET', `/api/v1/orders/${id}`, { token })).toMatchObject({ status: 200 })
    }
    const carts = await call('GET', '/api/v2/cart/list', { token })
    expect(carts.body.items).not.toHaveLength(0)
    expect((await call('GET', '/api/v3/products?perPage=24')).body.items).not.toHaveLength(0)
  } finally {
    await database.end()
  }
})
