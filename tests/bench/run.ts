import pg from 'pg'
import { prepareAddToCart } from './add-to-cart-scenario.ts'
import { prepareCheckout } from './checkout-scenario.ts'
import { type Fact, fillCaches, streamFacts } from './facts.ts'
import { drainJobs } from './jobs.ts'
import { type Limit, startLimit } from './limit.ts'
import { type Figures, measure } from './measure.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { PAGE_SCENARIOS, preparePages } from './page-scenarios.ts'
import { prepareReads } from './read-scenarios.ts'
import { createRecorder } from './recording.ts'
import { keep, type Run, tablesOf } from './report.ts'
import type { PlanPart, Prepared, Scenario, Workbench } from './scenario.ts'
import { startShop } from './shop.ts'
import { openTemplateCarts } from './template-carts.ts'
import { prepareBookings, prepareTradeReads, TRADE_READS } from './trade-scenarios.ts'

/** Database connections of each server: the shop's default. */
const POOL_SIZE = 16

type Part = { readonly names: readonly string[]; prepare(bench: Workbench): Promise<Prepared> }

const READS = ['category list', 'product by slug', 'search']

/** Parts are prepared only when one of their scenarios is requested. */
const parts: readonly Part[] = [
  { names: READS.flatMap((name) => [`${name}, visitors`, `${name}, anew`]), prepare: prepareReads },
  { names: PAGE_SCENARIOS, prepare: preparePages },
  { names: ['add to cart'], prepare: async (bench) => prepareAddToCart(bench, await openTemplateCarts(bench)) },
  { names: TRADE_READS, prepare: prepareTradeReads },
  { names: ['booking'], prepare: prepareBookings },
  { names: ['checkout'], prepare: async (bench) => prepareCheckout(bench, await openTemplateCarts(bench)) },
]
/** Measured again with full caches. */
const WITH_FULL_CACHES = ['category list, anew', 'home page, cached']
const FULL_CACHES = 'full caches'
const STREAMS = 'live streams'

const options = readOptions(process.argv.slice(2))
const isWanted = (name: string) => options.only === null || name.startsWith(options.only)

interface Pair {
  readonly scenario: Scenario
  readonly limit: Limit
  readonly single: Limit | null
}

/** Prepares the requested scenarios; `limits` collects the limit servers to stop. */
async function prepareAll(bench: Workbench, limits: Limit[]): Promise<Pair[]> {
  const pairs: Pair[] = []
  const start = async (plan: PlanPart) => {
    const { databaseUrl } = bench.shop
    const limit = await startLimit({ databaseUrl, poolSize: POOL_SIZE, reads: [], files: [], writes: [], ...plan })
    limits.push(limit)
    return limit
  }
  for (const part of parts) {
    const isForFullCaches = isWanted(FULL_CACHES) && part.names.some((name) => WITH_FULL_CACHES.includes(name))
    if (!part.names.some(isWanted) && !isForFullCaches) continue
    const { scenarios, plan, singlePlan } = await part.prepare(bench)
    const limit = await start(plan)
    const single = singlePlan ? await start(singlePlan) : null
    pairs.push(...scenarios.map((scenario) => ({ scenario, limit, single })))
  }
  return pairs
}

async function measureAll(bench: Workbench, pairs: readonly Pair[]): Promise<Run> {
  const { shop, database, seconds } = bench
  const figures: Figures[] = []
  const facts: Fact[] = []
  const tried = async (name: string, run: () => Promise<void>) => {
    console.log(`Measuring: ${name}`)
    await run().catch((error: unknown) => {
      // the other scenarios are still useful
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    })
  }
  const measured = ({ scenario, limit, single }: Pair) =>
    tried(scenario.name, async () => {
      const servers = { shop, limit, single, drainJobs: () => drainJobs(database) }
      figures.push(await measure(scenario, servers, seconds))
    })
  for (const pair of pairs) if (isWanted(pair.scenario.name)) await measured(pair)
  if (isWanted(STREAMS)) await tried(STREAMS, async () => void facts.push(...(await streamFacts(bench))))
  if (isWanted(FULL_CACHES)) {
    await tried(FULL_CACHES, async () => void facts.push(...(await fillCaches(bench))))
    for (const pair of pairs) {
      const { scenario } = pair
      if (!WITH_FULL_CACHES.includes(scenario.name)) continue
      await measured({ ...pair, scenario: { ...scenario, name: `${FULL_CACHES}: ${scenario.name}` } })
    }
  }
  return { figures, facts }
}

async function run({ seconds }: BenchOptions): Promise<Run> {
  console.log(`Starting the shop with ${options.scale} products…`)
  const shop = await startShop(options)
  const stopShop = () => shop.stop().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopShop)
  const limits: Limit[] = []
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  try {
    console.log('Preparing carts and recording the SQL…')
    const recorder = await createRecorder(shop)
    const bench = { shop, database, recorder, seconds }
    const pairs = await prepareAll(bench, limits).finally(() => recorder.close())
    return await measureAll(bench, pairs)
  } finally {
    for (const limit of limits) limit.stop()
    await database.end()
    await shop.stop()
  }
}

try {
  const result = await run(options)
  if (result.figures.length + result.facts.length === 0) throw new Error(`no scenario is called «${options.only}»`)
  console.log(`\n${tablesOf(result)}\n\nKept in ${await keep(result, options)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// a handle of the second shop may outlive its close
process.exit()
