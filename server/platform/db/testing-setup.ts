import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createLog } from '../log/log.ts'
import { withClockShift } from './connection-options.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { makeTestingFolder } from './testing-folder.ts'

const emptyTemplate = 'template_empty'

/**
 * Vitest global setup: one temporary PostgreSQL for the whole run, with a migrated template that test files clone.
 * `TEST_DATABASE_URL` selects an existing server, whose role must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ready = process.env.TEST_DATABASE_URL
  const dataDir = ready ? null : await makeTestingFolder()
  const server = dataDir ? await startEmbedded({ dataDir, log: createLog({ level: 'warn' }), disposable: true }) : null
  const serverUrl = ready ?? server?.url ?? ''
  const tearDown = async () => {
    await server?.stop()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(serverUrl)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('databaseServerUrl', withClockShift(serverUrl, Number(project.config.env.OKOLITSA_TEST_SHIFT_MS)))
  project.provide('emptyTemplate', emptyTemplate)
  return tearDown
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${emptyTemplate} WITH (FORCE)`)
    await client.query('DROP DATABASE IF EXISTS template_demo WITH (FORCE)')
    await client.query(`CREATE DATABASE ${emptyTemplate}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${emptyTemplate}`
  await migrate(url.href)
}
