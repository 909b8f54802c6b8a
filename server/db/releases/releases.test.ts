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

    // fees: contracts and rules of later days change nothing that was sold before, and nothing is posted anew
    const settled = await ask('select count(*)::int as entries from ledger_entry')
    await app.services.ledger.catchUp()
    expect(await ask('select count(*)::int as entries from ledger_entry')).toEqual(settled)
    const [paid] = await ask(
      `select o.id, o.organization_id, goods_sum - discount_sum - promo_sum as goods from shop_order o
        join ledger_entry e on e.order_id = o.id and e.kind = 'payment' and e.facts ? 'commissionPercent'
        where o.state = 'formed' and o.delivery_kind = 'courier' limit 1`,
    )
    expect(paid).toBeDefined()
    await ask(`update organization set commission_percent = 25 where id = ${paid.organization_id}`)
    const farmer = { kind: 'farmer', staffId: 1, organizationIds: [paid.organization_id] } as const
    for (const to of ['isAssembling', 'onTheRoad', 'received'] as const)
      await app.services.orders.move(farmer, paid.id, to)
    await app.services.ledger.catchUp()
    expect(
      await ask(
        `select -sum(amount)::int as fee from ledger_line join ledger_entry on ledger_entry.id = entry_id
          where order_id = ${paid.id} and kind = 'settlement' and account in ('platform', 'tax')`,
      ),
    ).toEqual([{ fee: Math.floor(paid.goods / 10) }])
    expect(await ask(`select count(*)::int as lines from commission_line where order_id = ${paid.id}`)).toEqual([
      { lines: 0 },
    ])

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
