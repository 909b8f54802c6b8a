import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { momentIn } from '@okolitsa/domain/clock/clock.ts'
import { expect, test } from 'vitest'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { loadDemo } from '../load-demo.ts'
import { OPENING_MINUTE, WHOLE_HISTORY } from './build.ts'
import { headerOf, readHistory, tablesAt } from './history-file.ts'
import { openHistoryShop } from './history-shop.ts'
import { MSK } from './life.ts'
import { liveHistory } from './live.ts'
import { beginRecording } from './recording.ts'

const url = await testDatabase()
/** Until two in the afternoon of the first day. */
const UNTIL = 14 * 60

interface OrderFacts {
  readonly id: number
  readonly seller: number
  readonly kind: string
  readonly placedAt: string
  readonly goods: readonly number[]
}

/** Orders of the file that were placed before a moment, without what changed later. */
async function ordersOfFile(until: Date): Promise<OrderFacts[]> {
  const lines = (await readHistory()) ?? []
  expect(headerOf(lines).start).toBe(momentIn(MSK, WHOLE_HISTORY.firstDay, OPENING_MINUTE).toISOString())
  const tables = [...tablesAt(lines, 0)]
  const objectsOf = (name: string) => {
    const table = tables.find((each) => each.name === name)
    return (table?.rows ?? []).map((row) => {
      const values = JSON.parse(row) as unknown[]
      return Object.fromEntries((table?.columns ?? []).map((column, index) => [column, values[index]]))
    })
  }
  const orderLines = objectsOf('order_line')
  return objectsOf('shop_order')
    .filter(({ placed_at }) => Date.parse(String(placed_at)) < until.getTime())
    .map(({ id, organization_id, delivery_kind, placed_at }) => ({
      id: Number(id),
      seller: Number(organization_id),
      kind: String(delivery_kind),
      placedAt: new Date(String(placed_at)).toISOString(),
      goods: orderLines.filter(({ order_id }) => order_id === id).map(({ product_id }) => Number(product_id)),
    }))
}

test('gives the orders of the file when the first day is lived anew', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-history-test-'))
  const start = momentIn(MSK, WHOLE_HISTORY.firstDay, OPENING_MINUTE)
  const until = momentIn(MSK, WHOLE_HISTORY.firstDay, UNTIL)
  await loadDemo(url, { scale: 'small', now: start })
  const shop = await openHistoryShop({ databaseUrl: url, stateDir: join(dataDir, 'emulators'), dataDir, start })
  try {
    await beginRecording(shop)
    const history = liveHistory(shop, WHOLE_HISTORY)
    await history.liveTo(until)
    expect(shop.errors()).toEqual([])
    expect(await shop.sql(INTEGRITY_SQL)).toEqual([])
    const lived = await shop.sql<OrderFacts & { placedAt: unknown }>(
      `select id, organization_id as seller, delivery_kind as kind, placed_at as "placedAt",
         array(select product_id from order_line where order_id = shop_order.id) as goods
       from shop_order order by id`,
    )
    const known = await ordersOfFile(until)
    expect(lived.length).toBeGreaterThan(4)
    expect(
      known.map(({ goods: _, ...facts }) => facts),
      'rebuild the history: npm run build:history',
    ).toEqual(
      lived.map(({ goods: _, placedAt, ...facts }) => ({
        ...facts,
        placedAt: new Date(String(placedAt)).toISOString(),
      })),
    )
    expect((await shop.asOffice('GET', '/v1/office/moderation')).status).toBe(200)
    // replacements are added to the lines of an order later
    for (const [index, { goods }] of lived.entries())
      expect(known[index]?.goods).toEqual(expect.arrayContaining([...goods]))
  } finally {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
