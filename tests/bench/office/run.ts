import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { beginOfficeSession } from '../../journeys/enter-office.ts'
import { startShop } from '../shop.ts'
import { callsOf, type OfficeCall } from './office-calls.data.ts'
import { buildOfficeWorld } from './office-world.ts'
import { type LoggedStatement, linesOf, openPlanLog } from './plan-log.ts'

/*
 * Measures the office over a million orders and goods: `node tests/bench/office/run.ts --data-dir <folder>`. The first
 * run builds the world there, which takes some ten minutes and 10 GB; later runs use it. Every call is first made alone,
 * with the plans of its statements; then so many people walk through all calls at random, each with a pause between two.
 * Numbers of the day are of the day of the build. `--only orders` measures calls whose names begin so, `--plans <file>`
 * writes the plans of slow statements, `--seconds 0` leaves the walk out.
 */
const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: 'node_modules/.cache/office-world' },
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '20' },
    pause: { type: 'string', default: '500' },
    /** Calls made alone: the first ones fill memory, and the sixth may get a plan for all values. */
    rounds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    plans: { type: 'string' },
  },
})
/** Statements whose plans are written. */
const SLOW_MS = 20
const MAX_PLANS = 10

interface Measured {
  readonly name: string
  readonly path: string
  readonly alone: number[]
  statements: number
  buffers: number
  dearest: LoggedStatement | null
  readonly walked: number[]
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

const dataDir = resolve(values['data-dir'])
await buildOfficeWorld(dataDir)
// the owner of the world is sealed by them at the first start
const secret = 'office-measurement'.repeat(4)
const shop = await startShop(
  { dataDir, scale: '10000', profileDir: null },
  { TOKEN_SECRET: secret, SERVICE_SECRET: secret },
)
const database = new pg.Client({ connectionString: shop.databaseUrl })
await database.connect()
try {
  const session = await beginOfficeSession(shop.url, shop.emulatorsUrl)
  await database.query(
    `update office_order_owner set member_id = (select min(id) from office_member) where order_id % 320 = 0`,
  )
  const ask = async (path: string): Promise<number> => {
    const began = performance.now()
    const reply = await fetch(shop.url + path, {
      headers: { cookie: `office-session=${session}`, 'sec-fetch-site': 'same-origin' },
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${text.slice(0, 300)}`)
    return performance.now() - began
  }
  const calls = (await callsOf(database)).filter(([name]) => name.startsWith(values.only))
  const measured = await measureAlone(calls, ask)
  const walked = measured.filter(({ name }) => !name.startsWith('report:'))
  if (Number(values.seconds) > 0) await walk(walked, ask)
  console.log(tableOf(measured))
  if (values.plans) await writeFile(values.plans, plansOf(measured))
} finally {
  await database.end()
  await shop.stop()
}
process.exit()

async function measureAlone(calls: readonly OfficeCall[], ask: (path: string) => Promise<number>): Promise<Measured[]> {
  const log = await openPlanLog(database, dataDir)
  const measured: Measured[] = []
  try {
    for (const [name, path] of calls) {
      const one: Measured = { name, path, alone: [], statements: 0, buffers: 0, dearest: null, walked: [] }
      const rounds: LoggedStatement[][] = []
      try {
        for (let round = 0; round < Number(values.rounds); round += 1)
          rounds.push(await log.during(async () => one.alone.push(await ask(path))))
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
        continue
      }
      // jobs of the shop add statements to some rounds: the round with the fewest is the call alone
      const fewest = rounds.slice(2).toSorted((a, b) => a.length - b.length)[0] ?? []
      one.statements = fewest.length
      one.buffers = fewest.reduce((sum, { buffers }) => sum + buffers, 0)
      one.dearest = medianOfDearest(rounds.slice(2), new Set(fewest.map(({ text }) => text)))
      measured.push(one)
      console.error(
        `${name}: ${at(one.alone, 0.5).toFixed(0)} ms, ${one.statements} statements, ${one.buffers} pages, dearest ${one.dearest?.ms.toFixed(1)} ms`,
      )
    }
  } finally {
    await log.close()
  }
  return measured
}

/** The dearest statement of a call, by the medians of its rounds. */
function medianOfDearest(rounds: readonly LoggedStatement[][], own: ReadonlySet<string>): LoggedStatement | null {
  const byText = Object.groupBy(
    rounds.flat().filter(({ text }) => own.has(text)),
    ({ text }) => text,
  )
  const medians = Object.values(byText).flatMap(
    (same = []) => same.toSorted((a, b) => a.ms - b.ms)[same.length >> 1] ?? [],
  )
  return medians.toSorted((a, b) => b.ms - a.ms)[0] ?? null
}

/** People who make the calls in an order of their own until the time is over. */
async function walk(measured: readonly Measured[], ask: (path: string) => Promise<number>): Promise<void> {
  const ends = performance.now() + Number(values.seconds) * 1_000
  const pause = Number(values.pause)
  let made = 0
  const cpu = await shop.cpuSeconds()
  const person = async (_: unknown, number: number) => {
    await sleep((pause * number) / Number(values.people))
    for (let step = number; performance.now() < ends; step += 1) {
      // steps of a prime number visit every call, and people are at different ones
      const one = measured[(number * 17 + step * 37) % measured.length]
      if (one) one.walked.push(await ask(one.path))
      made += 1
      await sleep(pause * (0.5 + ((step * 7 + number * 3) % 10) / 10))
    }
  }
  await Promise.all(Array.from({ length: Number(values.people) }, person))
  const all = measured.flatMap(({ walked }) => walked)
  console.log(
    `${values.people} people, pause of ${pause} ms on average: ${made} calls in ${values.seconds} s, p50 ${at(all, 0.5).toFixed(0)} ms, p95 ${at(all, 0.95).toFixed(0)} ms, p99 ${at(all, 0.99).toFixed(0)} ms, ${((await shop.cpuSeconds()) - cpu).toFixed(0)} s of the shop's CPU\n`,
  )
}

function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, alone, walked, statements, buffers, dearest }) => {
    const walkedFigures = walked.length > 0 ? [at(walked, 0.5).toFixed(0), at(walked, 0.95).toFixed(0)] : ['–', '–']
    return `| ${[name, at(alone, 0.5).toFixed(0), ...walkedFigures, statements, dearest?.ms.toFixed(1) ?? '–', buffers].join(' | ')} |`
  })
  return [
    '| call | alone, ms | p50, ms | p95, ms | statements | dearest, ms | pages |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n')
}

/** Plans of the dearest statements, and of all that are slow. */
function plansOf(measured: readonly Measured[]): string {
  const dearest = measured
    .flatMap(({ name, dearest: one }) => (one ? [{ ...one, name }] : []))
    .toSorted((a, b) => b.ms - a.ms)
  return dearest
    .filter(({ ms }, place) => place < MAX_PLANS || ms >= SLOW_MS)
    .map(
      ({ name, ms, buffers, text, plan }) =>
        `## ${name}: ${ms.toFixed(1)} ms, ${buffers} pages\n\n${text}\n\n${linesOf(plan).join('\n')}\n`,
    )
    .join('\n')
}
