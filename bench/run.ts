import pg from 'pg'
import { prepareAddToCart } from './add-to-cart-scenario.ts'
import { prepareCheckout } from './checkout-scenario.ts'
import { type Limit, startLimit } from './limit.ts'
import { type Figures, measure } from './measure.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { preparePages } from './page-scenarios.ts'
import { prepareReads } from './read-scenarios.ts'
import { createRecorder } from './recording.ts'
import { keep, tableOf } from './report.ts'
import type { Prepared, Scenario, Workbench } from './scenario.ts'
import { type Shop, startShop } from './shop.ts'
import { openTemplateCarts } from './template-carts.ts'
import { prepareBookings, prepareTradeReads, TRADE_READS } from './trade-scenarios.ts'

/** Connections to the database of either server: the shop's own default. */
const POOL_SIZE = 16

type Part = { readonly names: readonly string[]; prepare(bench: Workbench): Promise<Prepared> }

/** Parts are prepared only when one of their scenarios is asked for. */
const parts: readonly Part[] = [
  {
    names: ['category list', 'product by slug', 'search'].flatMap((name) => [`${name}, customer`, `${name}, anew`]),
    prepare: prepareReads,
  },
  {
    names: ['home page, cached', 'home page, cold', 'category page, cached', 'category page, cold'],
    prepare: preparePages,
  },
  { names: ['add to cart'], prepare: async (bench) => prepareAddToCart(bench, await openTemplateCarts(bench)) },
  {
    names: TRADE_READS,
    prepare: prepareTradeReads,
  },
  { names: ['booking'], prepare: prepareBookings },
  { names: ['checkout'], prepare: async (bench) => prepareCheckout(bench, await openTemplateCarts(bench)) },
]

const options = readOptions(process.argv.slice(2))
const isWanted = (name: string) => options.only === null || name.startsWith(options.only)

/** Prepares the wanted scenarios; a limit server is started for each part and noted in `limits` to be stopped. */
async function prepareAll(shop: Shop, limits: Limit[]): Promise<{ scenario: Scenario; limit: Limit }[]> {
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  const recorder = await createRecorder(shop)
  const pairs: { scenario: Scenario; limit: Limit }[] = []
  try {
    for (const part of parts) {
      if (!part.names.some(isWanted)) continue
      const { scenarios, plan } = await part.prepare({ shop, database, recorder, seconds: options.seconds })
      const { databaseUrl } = shop
      const limit = await startLimit({ databaseUrl, poolSize: POOL_SIZE, reads: [], files: [], writes: [], ...plan })
      limits.push(limit)
      for (const scenario of scenarios) if (isWanted(scenario.name)) pairs.push({ scenario, limit })
    }
  } finally {
    await recorder.close()
    await database.end()
  }
  return pairs
}

async function bench({ seconds }: BenchOptions): Promise<Figures[]> {
  console.log(`Starting the shop with ${options.scale} products…`)
  const shop = await startShop(options)
  const stopShop = () => shop.stop().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopShop)
  const limits: Limit[] = []
  try {
    console.log('Preparing carts and recording the SQL…')
    const figures: Figures[] = []
    for (const { scenario, limit } of await prepareAll(shop, limits)) {
      console.log(`Measuring: ${scenario.name}`)
      try {
        figures.push(await measure(scenario, shop, limit, seconds))
      } catch (error) {
        // the others are still worth knowing
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
      }
    }
    return figures
  } finally {
    for (const limit of limits) limit.stop()
    await shop.stop()
  }
}

try {
  const figures = await bench(options)
  if (figures.length === 0) throw new Error(`no scenario is called «${options.only}»`)
  console.log(`\n${tableOf(figures)}\n\nKept in ${await keep(figures, options)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// a handle of the second shop may outlive its close
process.exit()
