import type { Prepared, Scenario, Workbench } from './scenario.ts'
import { rotated } from './scenario.ts'
import { signIn } from './sign-in.ts'

/** The JSON reads shall reach this share of the limit. */
const AIM = 0.6
const CATEGORIES = 12
const PRODUCTS = 200
const PHRASES = 40

interface Card {
  readonly slug: string
  readonly title: string
}

/** Somebody signed in. */
const PHONE = '79160000077'
/** Who sees hidden sellers shares no answer: every call of theirs runs its SQL. */
const UNSHARED = { 'x-test-seller': '1' }

type Reads = [string, { text: string; values: readonly unknown[] }[]][]

/** Scenarios of addresses that are read, and what the limit server has to know of them. */
export interface ReadsOfShop {
  readonly reads: Reads
  /** As a customer asks, who shares an answer with everyone for a moment, and made anew every time. */
  scenariosOf(name: string, paths: readonly string[]): Promise<Scenario[]>
}

export async function openReads({ shop, recorder }: Workbench): Promise<ReadsOfShop> {
  const reads: Reads = []
  const { token } = await signIn(shop, PHONE)
  return {
    reads,
    scenariosOf: async (name, paths) => {
      for (const path of paths) {
        // the first call fills the memories of the module; what the second one sends is what every later one sends
        await recorder.record({ method: 'GET', path, headers: UNSHARED })
        const { status, statements } = await recorder.record({ method: 'GET', path, headers: UNSHARED })
        if (status !== 200) throw new Error(`${path} answers ${status}`)
        reads.push([path, statements.map(({ text, values }) => ({ text, values }))])
      }
      const asked = (how: string, headers: Record<string, string>): Scenario => {
        const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
        return {
          name: `${name}, ${how}`,
          aim: AIM,
          load: () => ({ requestsOf: (connection) => rotated(requests, connection) }),
        }
      }
      return [asked('customer', { authorization: `Bearer ${token}` }), asked('anew', UNSHARED)]
    },
  }
}

/** Category lists (two pages of each), products by slug, searches by words of their titles. */
export async function prepareReads(bench: Workbench): Promise<Prepared> {
  const { shop, database } = bench
  const products = '/api/v3/products'
  const { reads, scenariosOf } = await openReads(bench)

  const categories = await database.query<{ id: number }>(
    `select category_id as id from category_listing where category_id > 0
     group by 1 order by count(*) desc, 1 limit ${CATEGORIES}`,
  )
  const pages = categories.rows.flatMap(({ id }) =>
    [0, 12].map((from) => `${products}?categoryIds=${id}&from=${from}&size=12`),
  )
  const cards: Card[] = []
  for (let from = 0; from < PRODUCTS; from += 100) {
    const list = await fetch(`${shop.url}${products}?from=${from}&size=100`)
    cards.push(...((await list.json()) as { items: Card[] }).items)
  }
  const words = new Set(cards.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
  const phrases = [...words].slice(0, PHRASES)
  return {
    scenarios: [
      ...(await scenariosOf('category list', pages)),
      ...(await scenariosOf(
        'product by slug',
        cards.map(({ slug }) => `${products}/slug/${slug}`),
      )),
      ...(await scenariosOf(
        'search',
        phrases.map((phrase) => `${products}?substring=${encodeURIComponent(phrase)}&size=12`),
      )),
    ],
    plan: { reads },
  }
}
