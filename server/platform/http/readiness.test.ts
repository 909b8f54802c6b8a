import fastify from 'fastify'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { withOptions } from '../db/connection-options.ts'
import { listMigrations } from '../db/migrate.ts'
import { testDatabase } from '../db/testing.ts'
import { mountReadiness } from './readiness.ts'

const url = await testDatabase()
const pool = new pg.Pool({ connectionString: url, max: 2 })
pool.on('error', () => {})
afterAll(() => pool.end())
const migrations = await listMigrations()
let mayWrite = true
const app = fastify()
mountReadiness(app, { pool, migrations, mayWrite: () => mayWrite })
const ready = async () => {
  const { statusCode, body } = await app.inject('/readyz')
  return [statusCode, JSON.parse(body)]
}
const fine = { status: 'ready', database: 'ok', migrations: 'ok', disk: 'ok' }

it('reports a healthy node as ready', async () => expect(await ready()).toEqual([200, fine]))

it('reports a full disk as not ready', async () => {
  mayWrite = false
  expect(await ready()).toEqual([500, { ...fine, status: 'not ready', disk: 'full' }])
  mayWrite = true
})

it('reports pending migrations as not ready, and those of a newer release as ready', async () => {
  await pool.query(`insert into migration (name, hash) values ('9999-of-tomorrow.sql', 'x')`)
  expect(await ready()).toEqual([200, { ...fine, migrations: 'newer' }])
  await pool.query(`delete from migration where name = $1 or name = '9999-of-tomorrow.sql'`, [migrations.at(-1)])
  expect(await ready()).toEqual([500, { ...fine, status: 'not ready', migrations: 'pending' }])
})

it('reports a read-only database and an absent one', async () => {
  const follower = new pg.Pool({ connectionString: withOptions(url, '-c default_transaction_read_only=on') })
  const away = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  const answers = []
  for (const each of [follower, away]) {
    const node = fastify()
    mountReadiness(node, { pool: each, migrations: [], mayWrite: () => true })
    const { statusCode, body } = await node.inject('/readyz')
    answers.push([statusCode, JSON.parse(body).database])
    await each.end()
  }
  expect(answers).toEqual([
    [500, 'follower'],
    [500, 'away'],
  ])
})
