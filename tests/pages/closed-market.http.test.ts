import type { MarketState } from '@okolitsa/domain/market/market.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it, vi } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { marketInfoOf } from '../../server/web/site-settings.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Walks the shop of a market that takes no orders: no page names a day or an hour, or has a button that cannot work. */
const shop = await renderedShop(await demoDatabase())
const { services, database } = shop.app
const AUTHOR = { kind: 'service', name: 'test' } as const
const { token } = await shop.signIn('79160000178')

async function become(state: MarketState): Promise<void> {
  const { version } = services.market.current()
  await database.inTransaction((tx) =>
    services.market.changeMarket(tx, AUTHOR, version, { state, closing: { message: 'Ждём вас весной.' } }),
  )
  await vi.waitFor(() => expect(services.market.current().version).toBe(version + 1), { timeout: 20_000 })
}
const open = (path: string) =>
  shop.open(path, defaultLocation, {
    token: path.startsWith('/cart') ? token : null,
    site: { market: marketInfoOf(services.market.current()).market },
  })

/** Words that promise the arrival of an order placed now. */
const PROMISES = [
  /(?<!\p{L})(?:после)?завтра(?!\p{L})/iu,
  /(?<!\p{L})(?:пн|вт|ср|чт|пт|сб|вс),\s\d+\s\p{L}+/iu,
  /с\s\d{1,2}(?::\d\d)?\sдо\s\d{1,2}/iu,
  /(?<!\p{L})(?:до|в)\s\d{1,2}:\d\d/iu,
  /\d+[–-]\d+\sмин/iu,
  /успеете|ближайший день|можно заказать\.|ближайшая доставка|открыто до|выбрать час|откро[ею]тся/iu,
]
const BUTTONS = /В\sкорзину(?:[,:]|<)|>Забронировать<|>Оформить|"https:\/\/schema\.org\/(?:InStock|PreOrder)"/iu

const STARTS = ['/', '/category', '/farmers', '/restaurants', '/tours', '/search-result?q=сыр', '/cart', '/map/farmers']
const WALKED = /^\/(?:category|farmers|restaurants|dishes|tours|search-result)(?:[/?]|$)/
/** The first part of a path, and how many parts follow it. */
const patternOf = (href: string): string =>
  href
    .replace(/[?#].*/, '')
    .split('/')
    .map((part, index) => (index > 1 ? '*' : part))
    .join('/')

/** Faults by path of the pages that the links of the shop lead to, two of each kind. */
async function walk(): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>()
  const opened = new Map<string, number>()
  const queue = [...STARTS]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { html, words, status } = await open(path)
    if (status !== 200) faults.set(path, [String(status)])
    const found = [...PROMISES.map((promise) => promise.exec(words)), BUTTONS.exec(html)].flatMap((match) => {
      if (!match) return []
      return match.input.slice(Math.max(0, match.index - 40), match.index + 60)
    })
    if (found.length > 0) faults.set(path, found)
    for (const [, href = ''] of html.matchAll(/\shref="(\/(?!\/)[^"#]*)"/g)) {
      const pattern = patternOf(href)
      if (!WALKED.test(href) || (opened.get(pattern) ?? 0) >= 2) continue
      opened.set(pattern, (opened.get(pattern) ?? 0) + 1)
      queue.push(href.replaceAll('&amp;', '&'))
    }
  }
  return faults
}

it('promises days in an open market, and nothing in a closed one', async () => {
  const { items } = await shop.ask('/api/v2/products/farmer/102')
  const [{ id, farmer }] = items
  const place = { ...defaultLocation, title: defaultLocation.city }
  const body = { organizationId: farmer.id, place, products: [{ productId: id, quantity: 1 }] }
  expect((await shop.call('POST', '/api/v2/cart', { token, body })).status).toBe(201)
  const promising = await walk()
  const kinds = [...promising.keys()].map(patternOf)
  expect(kinds).toEqual(
    expect.arrayContaining([
      '/',
      '/farmers',
      '/farmers/*',
      '/category/*/*',
      '/restaurants',
      '/restaurants/*',
      '/tours',
    ]),
  )

  await become('closed')
  expect(Object.fromEntries(await walk())).toEqual({})
  for (const path of ['/', '/farmers/101', '/cart']) {
    const { words } = await open(path)
    expect(words, path).toContain('Рынок закрыт: посмотреть всё можно, заказать нельзя.')
  }
  const feed = await shop.app.http.inject({ url: '/feeds/yandex.yml' })
  expect(feed.body).toContain('available="false"')
  expect(feed.body).not.toContain('available="true"')

  await become('open')
  expect((await open('/farmers')).words).toMatch(/с\s\d{1,2}\sдо\s\d{1,2}/)
})
