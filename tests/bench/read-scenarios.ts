import { PRODUCT_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import { manyCustomers } from './checkout-scenario.ts'
import type { Statement } from './limit-server.ts'
import { encodedPlaces } from './places.ts'
import type { Prepared, Scenario, Workbench } from './scenario.ts'
import { singleList, singleProduct } from './single-reads.ts'
import { seededRandom, zipf } from './traffic.ts'

/** Required ratio to the limit for reads of menus, dishes and tours. */
const AIM = 0.6
const CATALOG_AIM = 0.8
/** Required ratio of lists to the single-statement server. */
const SINGLE_LIST_AIM = 0.5
const SINGLE_PRODUCT_AIM = 0.7
const PRODUCTS = 10_000
const PHRASES = 400
/** Number of visitors' requests before they repeat. */
const VISITS = 8_000
const RECORDED = 300

interface Card {
  readonly slug: string
  readonly title: string
}

/** Header of visitors who see hidden sellers: their answers are not shared, so each call runs its SQL. */
const UNSHARED = { 'x-test-seller': '1' }

type Reads = [string, Statement[]][]

/** Scenarios of read endpoints with the data for the limit server. */
export interface ReadsOfShop {
  readonly reads: Reads
  /** A scenario in which every answer is computed; compared with the limit. */
  anew(name: string, paths: readonly string[], aims?: Pick<Scenario, 'aim' | 'singleAim'>): Promise<Scenario>
  /**
   * A scenario of customers, who share an answer for a moment. Its ratio measures the sharing, so it has no aim. The
   * limit server serves the first URL only.
   */
  visitors(name: string, paths: readonly string[]): Promise<Scenario>
}

export function openReads(bench: Workbench): ReadsOfShop {
  const reads: Reads = []
  /** Caches whether the shop queries the database for a URL: an empty page may need no query. */
  const asksDatabase = new Map<string, boolean>()
  /** URLs suitable for the limit server, which replays SQL. */
  async function recorded(paths: readonly string[]): Promise<readonly string[]> {
    for (const path of paths) {
      if (asksDatabase.has(path)) continue
      // the first call fills the module's caches; the second one sends the usual statements
      await bench.recorder.record({ method: 'GET', path, headers: UNSHARED, mayAskNothing: true })
      const { status, statements } = await bench.recorder.record({
        method: 'GET',
        path,
        headers: UNSHARED,
        mayAskNothing: true,
      })
      if (status !== 200) throw new Error(`${path} answers ${status}`)
      asksDatabase.set(path, statements.length > 0)
      reads.push([path, statements.map(({ text, values }) => ({ text, values }))])
    }
    return paths.filter((path) => asksDatabase.get(path))
  }
  const asked = (paths: readonly string[], headers: Record<string, string>) => paths.map((path) => ({ path, headers }))
  return {
    reads,
    anew: async (name, paths, aims = { aim: AIM }) => {
      const requests = asked(await recorded(paths), UNSHARED)
      if (requests.length === 0) throw new Error(`${name}: no SQL to replay`)
      return { name: `${name}, anew`, ...aims, load: () => ({ requests }) }
    },
    visitors: async (name, paths) => {
      const replayed = await recorded(paths.slice(0, RECORDED))
      const [customer] = await manyCustomers(bench, 1)
      const headers = { authorization: `Bearer ${customer?.token}` }
      const all = asked(paths, headers)
      const some = asked(replayed, headers)
      return { name: `${name}, visitors`, aim: null, load: (side) => ({ requests: side === 'shop' ? all : some }) }
    },
  }
}

const LISTS = '/api/v3/products'
/** Offsets of pages: the first page is requested far more often than others; likewise for sortings and filters. */
const PAGES = [0, 12, 24, 36, 48, 96, 240]
const FILTERS = ['', 'discount', 'inStock', 'price:100-500', 'isNew', 'price:-300', 'vegan', 'organic', 'madeToday']

/** Category lists, products by slug and searches, from 1,200 places and addresses. */
export async function prepareReads(bench: Workbench): Promise<Prepared> {
  const { database } = bench
  const { reads, anew, visitors } = openReads(bench)
  const categories = await database.query<{ id: number }>(
    'select category_id as id from category_listing where category_id > 0 group by 1 order by count(*) desc, 1',
  )
  const { rows: cards } = await database.query<Card>(
    `select p.slug, p.title from category_listing l join product p on p.id = l.product_id
      where l.category_id = 0 order by l.popularity desc, p.id limit ${PRODUCTS}`,
  )
  const words = [...new Set(cards.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))]

  const random = seededRandom(20_261_124)
  const drawn = <T>(items: readonly T[]) => {
    const draw = zipf(items.length, random)
    return () => items[draw()] as T
  }
  const place = drawn(encodedPlaces())
  const category = drawn(categories.rows.map(({ id }) => id))
  const [page, sorting, filter] = [drawn(PAGES), drawn(PRODUCT_SORTINGS), drawn(FILTERS)]
  const slug = drawn(cards.map((card) => card.slug))
  const phrase = drawn(words.slice(0, PHRASES))
  const times = (count: number, path: () => string) => Array.from({ length: count }, path)

  const list = () => `${LISTS}?categoryIds=${category()}&from=${page()}&size=12&location=${place()}`
  const narrowed = () => `${list()}&sorting=${sorting()}&filters=${filter()}`
  const product = () => `${LISTS}/slug/${slug()}?location=${place()}`
  const search = () => `${LISTS}?substring=${encodeURIComponent(phrase())}&size=12&location=${place()}`
  const scenarios = [
    await visitors('category list', times(VISITS, narrowed)),
    await anew('category list', times(RECORDED, list), { aim: CATALOG_AIM, singleAim: SINGLE_LIST_AIM }),
    await visitors('product by slug', times(VISITS, product)),
    await anew('product by slug', times(RECORDED, product), { aim: CATALOG_AIM, singleAim: SINGLE_PRODUCT_AIM }),
    await visitors('search', times(VISITS, search)),
    await anew('search', times(RECORDED, search), { aim: CATALOG_AIM }),
  ]
  return { scenarios, plan: { reads }, singlePlan: { reads: singleReads(reads) } }
}

function singleReads(reads: Reads): Reads {
  return reads.flatMap(([path, statements]) => {
    const { pathname, searchParams } = new URL(path, 'http://shop')
    const slug = pathname.split('/slug/')[1]
    if (slug !== undefined) return [singleProduct(path, slug)]
    const isPlain = searchParams.has('categoryIds') && !searchParams.has('sorting')
    return isPlain ? [singleList(path, statements)] : []
  })
}
