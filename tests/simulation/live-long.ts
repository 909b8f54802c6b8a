/**
 * Runs random histories in a few concurrent shops for a given time and prints statistics. By hand: `node
 * tests/simulation/live-long.ts [minutes] [seed] [path]` (30 minutes and a new seed by default). A failure prints the
 * seed, the path and the shortest history; the same seed and path reproduce it.
 */
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { freshDatabase } from './fresh-database.ts'
import { addFigures, runHistories } from './run-histories.ts'
import { openWorld } from './world.ts'

/** Number of concurrent shops: others run while one waits for its database. */
const SHOPS = 3
/** Offset between the shops' seeds, which each shop increments. */
const APART = 1_000_000

const say = (line: string) => process.stdout.write(`${line}\n`)

const minutes = Number(process.argv[2] ?? 30)
const seed = Number(process.argv[3] ?? randomInt(2 ** 31 - SHOPS * APART))
const path = process.argv[4]
const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-histories-'))
const server = await startEmbedded({ dataDir, log: createLog({ level: 'warn' }), disposable: true })
let isRight = false
try {
  const template = await freshDatabase(server.url, 'template0')
  await migrate(template)
  const templateName = new URL(template).pathname.slice(1)
  say(`seed ${seed}, ${minutes} minutes`)
  const began = performance.now()
  let lived = 0
  const lane = (first: number) =>
    runHistories(async () => openWorld(await freshDatabase(server.url, templateName)), {
      seed: first,
      timeLimitMs: minutes * 60_000,
      // the shortest history is printed at the end; this reports a failure immediately
      onFailure: (failure) => say(`went wrong: ${failure.message}`),
      onHistory: () => {
        lived += 1
        if (lived % 100 === 0) say(`${lived} histories`)
      },
      ...(path && { path }),
    })
  const lanes = await Promise.all(Array.from({ length: path ? 1 : SHOPS }, (_, shop) => lane(seed + shop * APART)))
  const { histories, steps, orders, endings, granted } = lanes.reduce(addFigures)
  say(`${histories} histories, ${steps} steps, ${orders} orders in ${Math.round((performance.now() - began) / 1000)} s`)
  for (const [ending, count] of Object.entries(endings).sort()) say(`  ${ending}: ${count}`)
  for (const [action, count] of Object.entries(granted).sort()) say(`  ${action} ${count} times`)
  isRight = true
} catch (error) {
  say(
    error instanceof Error
      ? `${error.message}\n${error.cause instanceof Error ? error.cause.stack : ''}`
      : String(error),
  )
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
process.exit(isRight ? 0 : 1)
