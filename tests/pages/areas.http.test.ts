import { api } from '@okolitsa/contracts/api.ts'
import { fillPath } from '@okolitsa/contracts/kernel/client.ts'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { AREAS, type Area, areaOfPath, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { apiOf } from '../../server/web/api-documents.ts'
import { marketInfoOf } from '../../server/web/site-settings.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Walks the shop with each area of business closed: pages, links, words and calls of the area are absent. */
const shop = await renderedShop(await demoDatabase())
const { services, database } = shop.app
const AUTHOR = { kind: 'service', name: 'test' } as const
const { token } = await shop.signIn('79160000177')

async function close(closedAreas: readonly Area[]): Promise<void> {
  // the operator words the description of the market
  const { version, identity: known } = services.market.current()
  const identity = { ...known, description: '' }
  await database.inTransaction((tx) => services.market.changeMarket(tx, AUTHOR, version, { closedAreas, identity }))
  await vi.waitFor(() => expect(services.market.current().version).toBe(version + 1), { timeout: 20_000 })
}

const open = (path: string, isPersonal = false) =>
  shop.open(path, defaultLocation, {
    token: isPersonal ? token : null,
    site: { market: marketInfoOf(services.market.current()).market },
  })

/** Pages that the walk opens besides those that it finds by links. */
const STARTS = [
  '/',
  '/category',
  '/farmers',
  '/map/farmers',
  '/restaurants',
  '/tours',
  '/recipes',
  '/festival',
  '/plans',
  '/cart',
  '/favorites',
  '/search-result?q=сыр',
  '/contacts',
  '/delivery-and-payment',
  '/returns',
  '/agreement',
  '/privacy',
  '/personal-data-consent',
  '/licences',
  '/sign-in',
]
const PERSONAL = ['/account', '/account/orders', '/account/notices', '/account/notices/settings', '/account/loyalty']
/** Pages about things of a customer who has none. */
const BEGUN: Readonly<Partial<Record<Area, readonly string[]>>> = {
  goods: ['/account/stock-alerts'],
  restaurants: ['/account/orders/restaurants'],
  tours: ['/account/booking'],
  membership: ['/account/subscription'],
  chat: ['/account/chats', '/account/chats/farmer-101'],
}
/** Words of an area that no page of the shop says while it is closed. */
const WORDS: Readonly<Partial<Record<Area, RegExp>>> = {
  restaurants: /.{0,40}ресторан.{0,40}/i,
  tours: /.{0,40}(?:(?<!вторая )поездк|экскурси|тур-|турист|(?<!\p{L})тур(?:ы|ов|а|ам)?(?!\p{L})).{0,40}/iu,
  recipes: /.{0,40}рецепт.{0,40}/i,
  festival: /.{0,40}(?:ярмарк|фестивал).{0,40}/i,
  membership: /.{0,40}подписк.{0,40}/i,
  chat: /.{0,40}(?<!\p{L})чат(?:е|ы|а|у|ам|ов)?(?!\p{L}).{0,40}/iu,
  widget: /.{0,40}виджет.{0,40}/i,
}
/** Words of an area that no summary of the API's documents says while it is closed. */
const IN_DOCUMENTS: Readonly<Partial<Record<Area, RegExp>>> = {
  restaurants: /restaurant|\bdish|kitchen|dinner/i,
  tours: /\btours?\b|booking/i,
  recipes: /recipe/i,
  festival: /festival/i,
  widget: /widget/i,
  chat: /\bchats?\b/i,
}
/** Pages whose words are the sellers' own. */
const OF_SELLERS = /^\/(?:farmers\/\d|category\/[^/]+\/|restaurants\/\d|dishes\/|tours\/\d|recipes\/[^/]+\/)/

const linksIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
/** Title and descriptions of a page. */
const headOf = (html: string): string => {
  const [head = ''] = /<head>[\s\S]*<\/head>/.exec(html) ?? []
  const texts = [...head.matchAll(/<title>([^<]*)|<meta [^>]*content="([^"]*)"/g)]
  return texts.map(([, title, content]) => title ?? content).join(' ')
}
const patternOf = (href: string): string =>
  href
    .replace(/[?#].*/, '')
    .split('/')
    .map((part, index) => (index > 1 ? '*' : part))
    .join('/')

async function walk(closed: readonly Area[]): Promise<string[]> {
  const faults = new Set<string>()
  const opened = new Map<string, number>()
  const look = async (path: string, isPersonal: boolean): Promise<string[]> => {
    const { status, html, words: body } = await open(path, isPersonal)
    const words = `${headOf(html)} ${body}`
    if (isInClosed(areaOfPath(path), closed)) {
      if (status !== 404) faults.add(`${path} answers ${status}`)
    } else if (status >= 400) faults.add(`${path} answers ${status}`)
    const links = linksIn(html)
    const begun = closed.flatMap((area) => BEGUN[area] ?? [])
    for (const href of links)
      if (isInClosed(areaOfPath(href), closed) || begun.some((page) => href.startsWith(page)))
        faults.add(`${path} links ${href}`)
    for (const area of closed) {
      const texts = OF_SELLERS.test(path) ? null : WORDS[area]?.exec(words)
      if (texts) faults.add(`${path} says «${texts[0]}»`)
    }
    return links
  }
  const queue = [...STARTS]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const links = await look(path, false)
    for (const href of links) {
      const pattern = patternOf(href)
      const isWalked =
        !/^\/(?:[^?]*\.\w+$|web\/|api|account|cabinet|assets|feeds|constructor|sign-in|checkout|cart)/.test(href)
      if (!isWalked || isInClosed(areaOfPath(href), closed) || (opened.get(pattern) ?? 0) >= 2) continue
      opened.set(pattern, (opened.get(pattern) ?? 0) + 1)
      if (!queue.includes(href)) queue.push(href)
    }
  }
  for (const path of PERSONAL) await look(path, true)
  for (const path of closed.flatMap((area) => BEGUN[area] ?? [])) {
    const { status } = await open(path, true)
    if (status !== 404) faults.add(`${path} answers ${status} to a customer without such things`)
  }
  return [...faults]
}

const calls = Object.values(api).flatMap((table) => Object.values<Endpoint>(table))
const pathOf = ({ path, params }: Endpoint): string =>
  fillPath(path, Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, '1'])))

it('names no farms in texts about tours and plans when goods are closed', async () => {
  await close(['goods'])
  for (const path of ['/', '/tours', '/plans', '/account/booking']) {
    const { html, words } = await open(path, path.startsWith('/account'))
    expect(`${headOf(html)} ${words}`, path).not.toMatch(/(?:к|от)\sфермер|на\sфермы|Выберите\sферму/)
  }
})

it('serves the document of the API without the calls of closed areas', async () => {
  const { closedAreas } = marketInfoOf(services.market.current()).market
  const { body } = await shop.call('GET', '/api/openapi.json')
  const open = Object.values(apiOf(closedAreas)).flatMap((table) => Object.values<Endpoint>(table))
  expect(new Set(Object.keys(body.paths))).toEqual(new Set(open.map(({ path }) => path)))
})

describe.each(AREAS)('with %s closed', (area) => {
  beforeAll(() => close([area]))

  it('answers 404 to every call of the area, except those about things that had begun', async () => {
    const closed = marketInfoOf(services.market.current()).market.closedAreas
    for (const endpoint of calls.filter((one) => isInClosed(one.area, closed))) {
      const { status } = await shop.call(endpoint.method, pathOf(endpoint), { token })
      const name = `${endpoint.method} ${endpoint.path}`
      if (endpoint.whenAreaClosed === undefined) expect(status, name).toBe(404)
      else expect(status, name).not.toBe(500)
    }
  })

  it('describes no call of the area', () => {
    const closed = marketInfoOf(services.market.current()).market.closedAreas
    const described = Object.values(apiOf(closed)).flatMap((table) => Object.values<Endpoint>(table))
    // the office prepares and switches areas, so its calls name them
    const summaries = described.flatMap(({ path, summary }) => (path.startsWith('/v1/office/') ? [] : summary))
    for (const one of closed) expect(summaries.filter((summary) => IN_DOCUMENTS[one]?.test(summary))).toEqual([])
    expect(described.filter(({ area }) => isInClosed(area, closed))).toEqual([])
  })

  it('neither links nor mentions the area on a page', async () => {
    expect(await walk(marketInfoOf(services.market.current()).market.closedAreas)).toEqual([])
  })
})
