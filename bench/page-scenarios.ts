import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { LimitPlan } from './limit-server.ts'
import type { Prepared, Scenario, Workbench } from './scenario.ts'

/** A page from the cache shall reach this share of a static server. */
const AIM = 0.7
/** What every browser sends. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
/** A page is packed well within this on a busy machine, ms. */
const PACKING_MS = 1_000
/** Not the page's own: they belong to the connection. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** The home page and the page of the largest category, as HTML. */
export async function preparePages({ shop, database, recorder }: Workbench): Promise<Prepared> {
  const { rows } = await database.query<{ url_key: string }>(
    `select c.url_key from category_listing l join category c on c.id = l.category_id
     group by c.id order by count(*) desc, c.id limit 1`,
  )
  const pages = [
    { name: 'home page', path: '/' },
    { name: 'category page', path: `/category/${rows[0]?.url_key}` },
  ]
  const reads: LimitPlan['reads'][number][] = []
  const files: LimitPlan['files'][number][] = []
  const scenarios: Scenario[] = []
  // a place under another name makes another entry of the cache and the same page
  let visitor = 0
  const nextCold = () => {
    const place = encodeLocation({ ...defaultLocation, title: `${defaultLocation.title} ${++visitor}` })
    return { ...HEADERS, cookie: `location=${place}` }
  }

  for (const { name, path } of pages) {
    await recorder.record({ method: 'GET', path, headers: nextCold() })
    const cold = await recorder.record({ method: 'GET', path, headers: nextCold() })
    if (cold.status !== 200) throw new Error(`${path} answers ${cold.status}`)
    // by its path for the cold page; the cached one is asked for as `/?`, without statements
    reads.push([path, cold.statements.map(({ text, values }) => ({ text, values }))], [`${path}?`, []])
    // whoever asks first is sent bytes packed in haste; the second asking packs them better behind it
    for (const _ of [1, 2]) await fileOf(shop.url + path)
    await sleep(PACKING_MS)
    files.push([path, await fileOf(shop.url + path)])
    scenarios.push(
      {
        name: `${name}, cached`,
        aim: AIM,
        load: (side) => ({
          isBare: true,
          requestsOf: () => [{ method: 'GET', path: side === 'limit' ? `${path}?` : path, headers: HEADERS }],
        }),
      },
      {
        name: `${name}, cold`,
        aim: null,
        load: () => ({
          requestsOf: () => [
            {
              method: 'GET',
              path,
              headers: nextCold(),
              setupRequest: (request) => ({ ...request, headers: nextCold() }),
            },
          ],
        }),
      },
    )
  }
  return { scenarios, plan: { reads, files } }
}

/** The very bytes and headers the shop sends; read without decoding them. */
async function fileOf(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([header]) => !HOP_HEADERS.has(header))
        resolve({ headers: Object.fromEntries(headers) as Record<string, string>, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
