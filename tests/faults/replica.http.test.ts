import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { supplyOf } from '../../server/testing/supply.data.ts'
import { CHEESE, FARM, writeTwoFarms } from '../../server/testing/two-farms.data.ts'
import { testApp } from '../../server/testing.ts'

const log = createLog({ level: 'fatal' })
const home = await mkdtemp(join(tmpdir(), 'okolitsa-replica-'))
const folders = { primary: join(home, 'primary'), replica: join(home, 'replica') }

/** A primary with two farms, and a replica made from its copy that follows it by streaming. */
async function openPair() {
  const filled = await startEmbedded({ dataDir: folders.primary, log })
  await migrate(filled.url)
  const shop = await testApp(filled.url, {}, {}, 'none')
  await writeTwoFarms(supplyOf(shop.app, () => new Date()))
  await filled.stop()
  await cp(folders.primary, folders.replica, { recursive: true })
  const primary = await startEmbedded({ dataDir: folders.primary, log })
  await writeFile(join(folders.replica, 'postgres', 'standby.signal'), '')
  await writeFile(
    join(folders.replica, 'postgres', 'postgresql.auto.conf'),
    `${await readFile(join(folders.replica, 'postgres', 'postgresql.auto.conf'), 'utf8')}\nprimary_conninfo = '${primary.url}'\n`,
  )
  return { primary, replica: await startEmbedded({ dataDir: folders.replica, log }) }
}
const { primary, replica } = await openPair()
const onPrimary = new pg.Pool({ connectionString: primary.url, max: 1 })
const onReplica = new pg.Pool({ connectionString: replica.url, max: 1 })
for (const pool of [onPrimary, onReplica]) {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
afterAll(async () => {
  await onPrimary.end()
  await onReplica.end()
  await Promise.all([primary.stop(), replica.stop()])
  await rm(home, { recursive: true, force: true })
})

const { call } = await testApp(primary.url, {}, { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url }, 'none')
const product = async () => (await call('POST', '/api/v2/products/ids', { body: [CHEESE] })).body
/** Number of the shop's queries for product cards. */
const cardsAskedOf = async (server: pg.Pool) =>
  (await server.query(`select from pg_stat_activity where query like '%product_card%' and pid <> pg_backend_pid()`))
    .rowCount

it('reads the catalogue from the replica, and from the primary while the replica lags', async () => {
  const before = await product()
  await expect
    .poll(async () => {
      await product()
      return cardsAskedOf(onReplica)
    })
    .toBeGreaterThan(0)
  expect(await product()).toEqual(before)

  await onReplica.query('select pg_wal_replay_pause()')
  await expect
    .poll(async () => (await onReplica.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state)
    .toBe('paused')
  await onPrimary.query(`update organization set title = 'Луг за рекой' where id = $1`, [FARM])
  await onPrimary.query(`select refresh_product_cards(array[${CHEESE}])`)
  await expect.poll(async () => JSON.stringify(await product())).toContain('Луг за рекой')
  expect((await onReplica.query('select from organization where title = $1', ['Луг за рекой'])).rowCount).toBe(0)
  await onReplica.query('select pg_wal_replay_resume()')
  expect(JSON.stringify(await product())).toContain('Луг за рекой')

  await replica.stop()
  expect(JSON.stringify(await product())).toContain('Луг за рекой')
})
