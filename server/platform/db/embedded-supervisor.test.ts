import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { isAlive, readPostmasterPid } from './embedded-recovery.ts'
import { superviseEmbedded } from './embedded-supervisor.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-supervised-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const options = () => ({
  dataDir,
  log: createLog({ level: 'silent' }),
  onMoved: () => {
    throw new Error('the database moved')
  },
})
const postmaster = () => readPostmasterPid(join(dataDir, 'postgres', 'postmaster.pid')) ?? 0
const isRunning = () => postmaster() !== 0 && isAlive(postmaster())

async function answer(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('restarts a killed database at its URL with all committed data, each time', async () => {
  const database = await superviseEmbedded(options())
  try {
    await answer(database.url, 'create table kept as select 7 as id')
    for (let time = 0; time < 2; time += 1) {
      const pid = postmaster()
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => answer(database.url, 'select id from kept').catch(() => null)).toEqual([{ id: 7 }])
      expect(postmaster()).not.toBe(pid)
    }
  } finally {
    await database.stop()
  }
  expect(isRunning()).toBe(false)
})

test('leaves no process when it is stopped during a restart', async () => {
  const database = await superviseEmbedded(options())
  process.kill(postmaster(), 'SIGKILL')
  await database.stop()
  expect(isRunning()).toBe(false)
})
