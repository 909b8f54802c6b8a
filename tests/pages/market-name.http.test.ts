import { randomUUID } from 'node:crypto'
import { quotedName, shortName } from '@okolitsa/domain/market/market-name.ts'
import { MAX_SMS } from '@okolitsa/domain/notifications/news-message.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { run } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { joinSitemaps } from '../../server/platform/module/public-pages.ts'
import { keepDoors } from '../../server/web/closed-sites.ts'
import { mountPublicFiles } from '../../server/web/public-files.ts'
import { marketInfoOf } from '../../server/web/site-settings.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Tests that pages, messages and files for machines use the name of the market, and never that of the software. */
const shop = await renderedShop(await demoDatabase())
const { market, sites } = shop.app.services
// the last noon in Moscow, when SMS are allowed
const noon = new Date(Date.now() - 9 * 3_600_000)
noon.setUTCHours(9, 0, 0, 0)
shop.moveTo(noon)
const PHONE = '79161112233'
const FARM = 101
const { token } = await shop.signIn(PHONE)
// the demo's own shop, which sells subscriptions, is data with its name
await run(shop.app.database.executor, "update organization set title = 'Лавка' where title = 'Околица'", [])

const AUTHOR = { kind: 'service', name: 'test' } as const
const STEM = /околиц/i
const [FARM_SHOP, LANDING] = ['syrovarnya-luchkovyh.localhost', 'u-marfy.localhost']

const PUBLIC_PAGES = [
  '/',
  '/category',
  '/farmers',
  '/farmers/101',
  '/map/farmers',
  '/recipes',
  '/restaurants',
  '/tours',
  '/festival',
  '/plans',
  '/contacts',
  '/agreement',
  '/privacy',
  '/personal-data-consent',
  '/licences',
  '/delivery-and-payment',
  '/returns',
  '/sign-in',
  '/cart',
  '/offline',
  '/search-result?text=сыр',
  '/unsupported-browser',
  '/constructor',
  '/cabinet',
  '/cabinet/start',
  '/no-such-page',
]
const OWN_PAGES = ['/account', '/account/orders', '/account/personal-area', '/account/loyalty', '/favorites']

/** Renames the market and waits until this node knows it: another change in between would be refused. */
async function rename(name: string): Promise<void> {
  const { identity, operator, version } = market.current()
  await shop.app.database.inTransaction((tx) =>
    market.changeMarket(tx, AUTHOR, version, {
      identity: { ...identity, name, description: `${name}: еда из соседних хозяйств` },
      operator: {
        ...operator,
        name: 'ИП Петров Пётр Петрович',
        ien: '304500116000157',
        address: 'Тверь, Советская, 1',
      },
    }),
  )
  await expect.poll(() => market.current().version).toBe(version + 1)
}

const site = () => marketInfoOf(market.current())

const toCustomer = () => shop.sent.filter(({ phone }) => phone === PHONE)

interface Sold {
  readonly id: number
  readonly slug: string
  readonly categoryUrlKey: string
  readonly availability: { readonly isAvailableForCart: boolean }
}

interface Way {
  readonly methodCode: string
  readonly dates: readonly { readonly date: string }[]
  readonly tradePlace: { readonly id: number } | null
}

/** Places an order with pickup and opens the product's page and the checkout on the way. */
async function placeOrder(open: (path: string) => Promise<void>): Promise<number> {
  const { items } = await shop.ask(`/api/v2/products/farmer/${FARM}`)
  const product = (items as Sold[]).find(({ availability }) => availability.isAvailableForCart)
  await open(`/category/${product?.categoryUrlKey}/${product?.slug}`)
  const cart = await shop.call('POST', '/api/v2/cart', {
    token,
    body: { organizationId: FARM, place: defaultLocation, products: [{ productId: product?.id, quantity: 1 }] },
  })
  await open('/cart')
  await open(`/checkout?cart=${cart.body.cartId}`)
  const ways = await shop.call('GET', `/api/v1/shipping-methods/${FARM}`, { token })
  const pickup = (ways.body.items as Way[]).find(({ methodCode, dates }) => methodCode === 'pickup' && dates.length > 0)
  const { status, body } = await shop.call('POST', '/api/v3/checkout', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      carts: [
        {
          cartId: cart.body.cartId,
          methodCode: 'pickup',
          tradePlaceId: pickup?.tradePlace?.id,
          date: pickup?.dates[0]?.date,
          paymentMethod: 'cashondelivery',
        },
      ],
      place: defaultLocation,
      recipient: { name: 'Анна', phone: PHONE },
    },
  })
  expect(status).toBe(201)
  return body.orders[0].orderId
}

it('says the name of the software on no page', { timeout: 240_000 }, async () => {
  await rename('Ферма "Утро"')
  for (const path of PUBLIC_PAGES) {
    const { html, to } = await shop.open(path, defaultLocation, { site: site() })
    if (to !== null) continue
    expect([path, STEM.exec(html)?.[0]]).toEqual([path, undefined])
  }
  for (const path of OWN_PAGES) {
    const { html } = await shop.open(path, defaultLocation, { token, site: site() })
    expect([path, STEM.exec(html)?.[0]]).toEqual([path, undefined])
  }
})

describe.each(['Ферма "Утро"', 'Яңа авыл', 'Б'.repeat(60)])('in the market named %s', (name) => {
  it('names the market at the head, at the foot and in the documents', async () => {
    await rename(name)
    const home = await shop.open('/', defaultLocation, { site: site() })
    expect(home.words).toContain(`© ${noon.getUTCFullYear()} ${quotedName(name)}`)
    const written = name.replaceAll('"', '&quot;')
    expect(home.html).toContain(`property="og:site_name" content="${written}"`)
    expect(home.html).toContain(`name="description" content="${written}: еда из соседних хозяйств"`)
    expect(home.words).toContain(`${name}: еда из соседних хозяйств.`)
    expect(home.html).toContain(`aria-label="${written}, на\u00A0главную"`)
    const contacts = await shop.open('/contacts', defaultLocation, { site: site() })
    expect(contacts.html).toContain(`<title>Контакты — ${name.replaceAll('"', '&quot;')}</title>`)
    const legal = await Promise.all(
      ['/agreement', '/privacy', '/personal-data-consent'].map((path) =>
        shop.open(path, defaultLocation, { site: site() }),
      ),
    )
    for (const page of [contacts, ...legal])
      for (const words of ['ИП Петров Пётр Петрович', 'ОГРН 304500116000157', 'Тверь, Советская, 1'])
        expect(page.words).toContain(words)
  })

  it("names the market below sellers' shops, and not above them", async () => {
    await rename(name)
    for (const host of [FARM_SHOP, LANDING]) {
      const { siteUuid, mode, organizationId, sellerType, isConstructor } = sites.resolve(host as string)
      const own = { siteUuid, mode, organizationId, sellerType, isConstructor, origin: `http://${host}` }
      const { html } = await shop.open('/', defaultLocation, { site: { ...site(), ...own } })
      expect([host, STEM.exec(html)?.[0]]).toEqual([host, undefined])
      const [, footer = ''] = /<footer[^>]*>([\s\S]*)<\/footer>/.exec(html) ?? []
      expect(footer).toContain(name.replaceAll('"', '&quot;'))
    }
  })

  it('names the market from the product to the messages about the order', async () => {
    await rename(name)
    shop.sent.length = 0
    shop.letters.length = 0
    const profile = { firstName: 'Анна', email: 'anna@example.com' }
    expect((await shop.call('PATCH', '/api/v1/user', { token, body: profile })).status).toBe(200)
    const orderId = await placeOrder(async (path) => {
      const page = await shop.open(path, defaultLocation, { token, site: site() })
      expect([path, page.status, STEM.exec(page.html)?.[0]]).toEqual([path, 200, undefined])
    })
    for (const path of [`/account/orders/${orderId}`, '/account/orders', '/account/notifications']) {
      const { html } = await shop.open(path, defaultLocation, { token, site: site() })
      expect([path, STEM.exec(html)?.[0]]).toEqual([path, undefined])
    }
    await expect.poll(() => [shop.letters.length, toCustomer().length]).toEqual([1, 1])
    const [letter] = shop.letters
    expect(letter).toMatchObject({ sender: name, subject: expect.stringContaining(` — ${name}`) })
    expect(letter?.text).not.toMatch(STEM)
    const [message] = toCustomer()
    expect(message?.text.endsWith(` ${shortName(name)}`)).toBe(true)
    expect(message?.text.length).toBeLessThanOrEqual(MAX_SMS)
    for (const { text } of shop.sent) expect(text).not.toMatch(STEM)
  })

  it('names the market in feeds, documents of the API and on hosts without a site', async () => {
    await rename(name)
    const ask = (url: string, headers = {}) => shop.app.http.inject({ url, headers })
    const written = name.replaceAll('"', '&quot;')
    const goods = await ask('/feeds/yandex.yml')
    expect(goods.body).toContain(`<name>${name.length > 20 ? shortName(name) : written}</name>`)
    expect(goods.body).toContain('<company>ИП Петров Пётр Петрович</company>')
    const recipes = await ask('/feeds/recipes.xml')
    expect(recipes.body).toContain(`<title>${written}: рецепты</title>`)
    const openApi = await ask('/api/openapi.json')
    expect(openApi.json().info.title).toBe(name)
    const reference = await ask('/api/docs')
    expect(reference.body).toContain(`<h1>API: ${quotedName(name)}</h1>`)
    const elsewhere = Fastify()
    const nameOf = () => market.current().identity.name
    keepDoors(elsewhere, { doorOf: () => 'unknown', marketplace: 'https://market.example', nameOf })
    const unknown = await elsewhere.inject('/')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain(`В\u00A0магазин ${quotedName(name)}`)
    for (const { body } of [goods, recipes, openApi, reference, unknown]) expect(STEM.exec(body)).toBeNull()
  })

  it('names the market in manifests and draws its first letter on icons', async () => {
    await rename(name)
    const app = Fastify()
    await mountPublicFiles(app, {
      originOf: () => 'https://market.example',
      siteOf: () => ({ organizationId: null, ...marketInfoOf(market.current()) }),
      themeOf: () => null,
      iconOf: shop.app.services.images.icons.draw,
      isDemo: false,
      isFound: true,
      sitemap: () => joinSitemaps([], []),
      closedAreas: () => [],
      now: Date.now,
    })
    const bodies = await Promise.all(
      ['/site.webmanifest', '/site.en.webmanifest', '/cabinet.webmanifest', '/robots.txt', '/sitemap.xml'].map(
        async (path) => (await app.inject(path)).body,
      ),
    )
    for (const body of bodies) expect(STEM.exec(body)).toBeNull()
    const [manifest] = bodies.map((body, index) => (index < 3 ? JSON.parse(body) : {}))
    expect(manifest.name).toBe(name)
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect((await app.inject('/favicon.svg')).body).toContain(`>${name[0]}</text>`)
  })

  it('signs messages with the name, within two parts of an SMS', async () => {
    await rename(name)
    shop.sent.length = 0
    await shop.signIn(`7916${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`)
    const [code] = shop.sent
    expect(code?.text).not.toMatch(STEM)
    expect(code?.text.split('\n')).toHaveLength(2)
    expect(code?.text.length).toBeLessThanOrEqual(70)
  })
})

it('answers with the name of the moment after two renames', async () => {
  for (const name of ['Первый', 'Второй']) {
    await rename(name)
    const { body } = await shop.app.http.inject({ url: '/feeds/yandex.yml', headers: { 'x-request-id': randomUUID() } })
    expect(body).toContain(`<name>${name}</name>`)
    expect((await shop.app.http.inject({ url: '/api/openapi.json' })).json().info.title).toBe(name)
  }
})
