import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Span } from '@okolitsa/demo/history/plan.ts'
import { type IsoDate, momentIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { startEmbedded } from '../../platform/db/embedded.ts'
import { listMigrations, migrate } from '../../platform/db/migrate.ts'
import { makeTestingFolder } from '../../platform/db/testing-folder.ts'
import { createLog } from '../../platform/log/log.ts'
import { loadDemo } from '../load-demo.ts'
import { HISTORY_FILE, writeHistory } from './history-file.ts'
import { openHistoryShop } from './history-shop.ts'
import { MSK } from './life.ts'
import { liveHistory } from './live.ts'
import { beginRecording, type RecordedTable, type Version } from './recording.ts'

/** A history to build: its last days are those at which it may be entered. */
export interface HistoryPlan extends Span {
  readonly daysOfStops: number
  /** Hours of these days in Moscow at which the rows are recorded. */
  readonly stopMinutes: readonly number[]
}

/** Sixty days and a week, of which each start takes the day of its own weekday as the present one. */
export const WHOLE_HISTORY: HistoryPlan = {
  seed: 'okolitsa',
  firstDay: '2026-08-13' as IsoDate,
  days: 67,
  ordersADay: { from: 10, to: 21 },
  daysOfStops: 7,
  stopMinutes: [10, 9 * 60, 13 * 60, 17 * 60, 21 * 60],
}

/** The demo opens its shelves some hours before the first order. */
export const OPENING_MINUTE = 6 * 60

/** Sales at the stands of the festival, apart from all other orders. */
export interface FestivalSales {
  readonly orders: number
  readonly received: number
  /** Sum of the received orders, roubles. */
  readonly sum: number
}

/** Orders of the stands of festivals that are over: none of the stands of the demo's next one has an order. */
export const FESTIVAL_SALES = `select count(*)::int as orders, count(*) filter (where state = 'received')::int as received,
    coalesce(sum(total_sum) filter (where state = 'received'), 0)::int / 100 as sum
  from shop_order join festival_stand using (trade_place_id)`

/** Outcome of a build, for its log and its test. */
export interface Built {
  readonly bytes: number
  readonly festival: FestivalSales
  readonly outcomes: ReadonlyMap<string, number>
  readonly problems: readonly string[]
  readonly errors: readonly string[]
}

/** Lives a history in a database of its own and writes it into a file. */
export async function buildHistory(
  plan: HistoryPlan = WHOLE_HISTORY,
  { file = HISTORY_FILE, say = () => {} }: { file?: URL; say?: (line: string) => void } = {},
): Promise<Built> {
  const folder = await makeTestingFolder()
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-history-'))
  const server = await startEmbedded({ dataDir: folder, log: createLog({ level: 'warn' }), disposable: true })
  try {
    await migrate(server.url)
    await planOnce(server.url)
    return await liveAndWrite(plan, { url: server.url, dataDir, file, say })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Plans of statements do without their values: each connection plans a statement once, not five times. */
async function planOnce(url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 })
  try {
    await database.pool.query('alter database postgres set plan_cache_mode = force_generic_plan')
  } finally {
    await database.close()
  }
}

/**
 * Removes dead rows of the queue that every call writes and empties: the embedded server runs without autovacuum. Other
 * tables are left alone, because an analyzed table makes each connection plan its statements again.
 */
async function vacuumOutbox(url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 })
  try {
    await database.pool.query('vacuum outbox')
  } finally {
    await database.close()
  }
}

/** The same in a migrated database without rows. */
export async function liveAndWrite(
  plan: HistoryPlan,
  { url, dataDir, file, say }: { url: string; dataDir: string; file: URL; say: (line: string) => void },
): Promise<Built> {
  const start = momentIn(MSK, plan.firstDay, OPENING_MINUTE)
  await loadDemo(url, { scale: 'small', now: start })
  const stateDir = join(dataDir, 'emulators')
  const shop = await openHistoryShop({ databaseUrl: url, stateDir, dataDir, start })
  try {
    const recording = await beginRecording(shop)
    const books = createBookRecording(stateDir)
    const history = liveHistory(shop, plan)
    const errors: string[] = []
    const stops: string[] = []
    for (let day = 0; day < plan.days; day += 1) {
      const date = plusDays(plan.firstDay, day)
      const isStopDay = day >= plan.days - plan.daysOfStops
      for (const minute of isStopDay ? plan.stopMinutes : [1_440]) {
        const moment = momentIn(MSK, date, minute)
        await history.liveTo(moment)
        if (!isStopDay) continue
        await recording.stop()
        await books.stop()
        stops.push(moment.toISOString())
      }
      await vacuumOutbox(url)
      errors.push(...shop.errors())
      say(`${date} ${history.outcomes.get('ordered') ?? 0} orders, ${errors.length} errors`)
    }
    const problems = (await shop.sql<{ problem: string }>(INTEGRITY_SQL)).map(({ problem }) => problem)
    const [festival = { orders: 0, received: 0, sum: 0 }] = await shop.sql<FestivalSales>(FESTIVAL_SALES)
    const migration = (await listMigrations()).at(-1) ?? ''
    const header = { migration, start: start.toISOString(), stops }
    const tables = [...recording.tables(), ...books.tables(), await photosOf(join(dataDir, 'photos'))]
    const bytes = await writeHistory(header, tables, file)
    return { bytes, festival, outcomes: history.outcomes, problems, errors }
  } finally {
    await shop.close()
  }
}

/** Records the files of the emulators' books like tables: a line is a key with its newest entry. */
function createBookRecording(stateDir: string) {
  const books = new Map<string, Map<string, Version[]>>()
  let stops = 0
  return {
    stop: async () => {
      for (const name of (await readdir(stateDir).catch(() => [])).filter((each) => each.endsWith('.jsonl'))) {
        const book = books.get(name) ?? new Map<string, Version[]>()
        books.set(name, book)
        const newest = new Map<string, string>()
        for (const line of (await readFile(join(stateDir, name), 'utf8')).split('\n')) {
          // notifications of the bank go to the usual port of a shop
          if (line !== '')
            newest.set(String(JSON.parse(line)[0]), line.replaceAll('//127.0.0.1:1/', '//127.0.0.1:3000/'))
        }
        for (const [key, values] of newest) {
          const versions = book.get(key) ?? []
          book.set(key, versions)
          const last = versions.at(-1)
          if (last?.values === values) continue
          if (last) last.until = stops
          versions.push({ from: stops, until: null, values })
        }
      }
      stops += 1
    },
    tables: (): RecordedTable[] =>
      [...books].toSorted().map(([file, rows]) => ({
        name: `emulator:${file.replace('.jsonl', '')}`,
        mode: 'append',
        columns: ['key', 'entry'],
        versions: [...rows.values()].flat(),
      })),
  }
}

/** The stored photos as a table of keys and contents; the rows that name them decide when they are seen. */
async function photosOf(folder: string): Promise<RecordedTable> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const versions = await Promise.all(
    files.toSorted().map(async (path): Promise<Version> => {
      const key = relative(folder, path)
      return { from: 0, until: null, values: JSON.stringify([key, (await readFile(path)).toString('base64')]) }
    }),
  )
  return { name: 'photos:', mode: 'append', columns: ['key', 'content'], versions }
}
