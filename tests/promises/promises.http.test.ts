import { dayIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { type HomePromise, homeText } from '@okolitsa/strings/ru/home.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { searchDays } from '@okolitsa/strings/ru/search-days.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop, SERVED, textOf } from './rendered-shop.data.ts'

/**
 * Compares the delivery statements of rendered pages with the checkout's offers, in towns from the west to the east of
 * the country and at moments around midnight, the end of a week and of a year.
 */
const databaseUrl = await demoDatabase()
const shop = await renderedShop(databaseUrl)
const database = openDatabase(databaseUrl, { max: 1 })
afterAll(() => database.close())

const TOWNS = [
  'Калининград',
  'Москва',
  'Казань',
  'Краснодар',
  'Екатеринбург',
  'Новосибирск',
  'Петропавловск-Камчатский',
  'Анадырь',
]

/**
 * The present moment, and future moments of Moscow: a Monday's first minutes, a Friday night, the last day of the year.
 */
const MOMENTS = (() => {
  const now = new Date()
  const today = dayIn('Europe/Moscow', now)
  const next = (weekday: number) => plusDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)
  const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`)
  return {
    'the present': now,
    'a Monday after midnight': at(next(1), '00:05'),
    'a Friday night': at(next(5), '23:40'),
    'the last evening of the year': at(`${today.slice(0, 4)}-12-31`, '20:00'),
  }
})()

const FIRST_FARM = 101
/** Features that do not exist yet, which pages must neither promise nor ask for. */
const NOT_BUILT = /конструктор/i
/** Statements that the shop cannot know. */
const UNKNOWABLE = /берут рядом|соседи|чаще всего|с этим берут|к завтраку|\d (м|км) от вас|меньше 1 км от вас/i

interface Slot {
  readonly date: string
  readonly fromHour: number
  readonly toHour: number
}
interface Way {
  readonly methodCode: 'courier' | 'pickup'
  readonly title: string
  readonly dates: readonly Slot[]
}
interface Farm {
  readonly id: number
  readonly hasCarrier: boolean
}

const plain = (text: string) => text.replace(/\s+/g, ' ')
const placeQuery = ({ regionCode, city, settlement, coords }: Location) =>
  new URLSearchParams({
    regionId: regionCode,
    city: city ?? settlement ?? '',
    latitude: String(coords.latitude),
    longitude: String(coords.longitude),
  })
const { ask } = shop

let allFarms: Farm[] = []
/** Farms as listed for the town; the carrier serves some of them only. */
let farms: Farm[] = []
const farmsAt = (town: string): Farm[] =>
  allFarms.map((farm) => ({ ...farm, hasCarrier: farm.hasCarrier && SERVED.some(({ city }) => city === town) }))
const places = new Map<string, Location>()
beforeAll(async () => {
  allFarms = await run<Farm>(
    database.executor,
    `select id, with_cdek as "hasCarrier" from organization
      where type = 'farmer' and is_enabled and not is_hidden order by id`,
  )
  for (const town of TOWNS) places.set(town, (await ask(`/api/v1/geo/places/${encodeURIComponent(town)}`)).items[0])
})

/** Offers of the checkout at every farm, for a place and now. */
async function offersAt(location: Location): Promise<Map<number, readonly Way[]>> {
  const query = placeQuery(location)
  const entries = farms.map(
    async ({ id }) =>
      [id, (await ask(`/api/v1/shipping-methods/${id}?excludeCdek=true&${query}`)).items as Way[]] as const,
  )
  return new Map(await Promise.all(entries))
}

/** The first day of a farm; on the same day a courier precedes a pick-up. */
const nearestOf = (ways: readonly Way[]) =>
  ways
    .flatMap(({ methodCode, dates }) => dates.slice(0, 1).map((slot) => ({ ...slot, methodCode })))
    .sort((a, b) => a.date.localeCompare(b.date) || a.methodCode.localeCompare(b.methodCode))[0] ?? null

/** Farm cards of a page. */
const farmCards = (html: string) =>
  [...html.matchAll(/<article[\s\S]*?<\/article>/g)].flatMap(([card]) => {
    const id = /href="\/farmers\/(\d+)"/.exec(card)?.[1]
    return id ? [{ id: Number(id), words: textOf(card) }] : []
  })

/** Expected promise on the first screen. */
function expectedPromise(offers: ReadonlyMap<number, readonly Way[]>, tomorrow: string): HomePromise {
  const nearest = [...offers.values()].map(nearestOf)
  if (nearest.some((slot) => slot?.methodCode === 'courier' && slot.date === tomorrow)) return { kind: 'tomorrow' }
  const [first] = nearest.flatMap((slot) => (slot ? [slot.date] : [])).sort()
  if (first) return { kind: 'day', date: first }
  const reaching = farms.filter(({ id, hasCarrier }) => hasCarrier || (offers.get(id)?.length ?? 0) > 0)
  if (reaching.length === 0) return { kind: 'none' }
  return { kind: reaching.every(({ id }) => (offers.get(id)?.length ?? 0) === 0) ? 'sent' : 'someDay' }
}

/** The expected text of a farm's card for its nearest day. */
function expectedDay(ways: readonly Way[], hasCarrier: boolean, reference: DayReference): string {
  const nearest = nearestOf(ways)
  const text = farmersText.card
  if (!nearest) return ways.length === 0 && hasCarrier ? text.sent : text.notHere
  return nearest.methodCode === 'pickup'
    ? text.nearestPickup(nearest.date, reference)
    : text.nearest(nearest.date, nearest, reference)
}

describe.each(Object.entries(MOMENTS))('at %s', (_name, moment) => {
  it.each(TOWNS)(
    '%s: home, farmers, a farm and a product state the deliveries that the checkout offers',
    async (town) => {
      shop.moveTo(moment)
      farms = farmsAt(town)
      const location = places.get(town) as Location
      const reference = { now: moment, zone: findRegion(location.regionCode)?.timeZone ?? '' }
      const tomorrow = plusDays(dayIn(reference.zone, moment), 1)
      const offers = await offersAt(location)
      const offersOf = (id: number) => offers.get(id) ?? []
      const dayWords = (id: number) =>
        plain(expectedDay(offersOf(id), farms.find((farm) => farm.id === id)?.hasCarrier ?? false, reference))
      const isAnybodyTomorrow = [...offers.values()].flat().some(({ dates }) => dates.some((s) => s.date === tomorrow))

      const home = await shop.open('/', location)
      const promise = expectedPromise(offers, tomorrow)
      const hero = homeText.hero.words(promise, reference)
      expect(home.words).toContain(plain(`${hero.title} ${hero.text}`))
      const shelf = farmCards(home.html)
      for (const { id, words } of shelf) expect(words).toContain(dayWords(id))
      if (home.words.includes(plain(homeText.farmers.tomorrow))) {
        for (const { id } of shelf)
          expect(nearestOf(offersOf(id))).toMatchObject({ date: tomorrow, methodCode: 'courier' })
      }
      expect(home.words.includes(plain(homeText.farmers.sent))).toBe(promise.kind === 'sent')

      const farmers = await shop.open('/farmers', location)
      const cards = farmCards(farmers.html)
      const reaching = farms.filter(({ id, hasCarrier }) => hasCarrier || offersOf(id).length > 0)
      expect(cards.length).toBe(Math.min(reaching.length, 12))
      for (const { id, words } of cards) expect(words).toContain(dayWords(id))

      const farm = await shop.open(`/farmers/${cards[0]?.id ?? FIRST_FARM}`, location)
      const goods = await ask(`/api/v3/products?size=1&inStock=1&${placeQuery(location)}`)
      const [card] = goods.items
      expect(card === undefined).toBe(reaching.length === 0)
      if (!card) {
        // no seller delivers here: pages state it and offer no delivery
        for (const { words } of [home, farmers, farm]) expect(words).not.toMatch(/завтра/i)
        return
      }
      const product = await shop.open(`/category/${card.categoryUrlKey}/${card.slug}`, location)
      const query = new URLSearchParams({
        ...Object.fromEntries(placeQuery(location)),
        excludeCdek: 'true',
        ...(card.harvestReadyOn && { harvestReadyOn: card.harvestReadyOn }),
      })
      const ways: Way[] = (await ask(`/api/v1/shipping-methods/${card.farmer.id}?${query}`)).items
      for (const { methodCode, dates } of ways.filter((way) => way.dates.length > 0).slice(0, 4)) {
        const [first] = dates as [Slot]
        expect(product.words).toContain(
          plain(
            methodCode === 'pickup'
              ? productPage.pickupWhen(first.date, reference)
              : productPage.when(first.date, first, reference),
          ),
        )
      }

      for (const { words } of [home, farmers, farm, product]) {
        expect(words).not.toMatch(UNKNOWABLE)
        expect(words).not.toMatch(NOT_BUILT)
        if (!isAnybodyTomorrow) expect(words).not.toMatch(/завтра/i)
      }
    },
  )
})

it.each(TOWNS)('%s: the tiles of the home page state the number of products on their pages', async (town) => {
  shop.moveTo(MOMENTS['the present'])
  const location = places.get(town) as Location
  const query = placeQuery(location)
  const [home, top] = await Promise.all([
    shop.open('/', location),
    ask(`/api/v2/categories/products/top?limit=12&${query}`),
  ])
  for (const { id, title } of top.items) {
    const { totalItems } = await ask(`/api/v3/products?size=1&categoryIds=${id}&${query}`)
    expect(home.words).toContain(plain(`${title} ${homeText.categories.count(totalItems)}`))
  }
})

it('offers another day with delivery when the chosen one has none', async () => {
  shop.moveTo(MOMENTS['the present'])
  const moscow = places.get('Москва') as Location
  const none = await shop.open('/search-result?q=сыр&date=2020-01-01', moscow)
  expect(none.words).toContain(plain(searchDays.title))
  const [, day] = none.html.match(/q=[^"]*&amp;date=(20\d\d-\d\d-\d\d)"/) ?? []
  const { totalItems } = await ask(
    `/api/v3/products?size=1&substring=${encodeURIComponent('сыр')}&deliveryDates=${day}&${placeQuery(moscow)}`,
  )
  expect(totalItems).toBeGreaterThan(0)
})

it('shows tens of kilometres until the browser measures from the visitor’s door', async () => {
  shop.moveTo(MOMENTS['the present'])
  const moscow = places.get('Москва') as Location
  const address: Location = {
    ...moscow,
    street: 'Пятницкая ул.',
    house: '12',
    title: 'Москва, Пятницкая ул., 12',
    precision: 'house',
  }
  const { words } = await shop.open('/farmers', address)
  expect(words).toMatch(/, около \d+0 км/)
  expect(words).not.toMatch(/ км от вас/)
  expect((await shop.open('/farmers', moscow)).words).toMatch(/около \d+ км/)
})

/** Public pages in addition to those above. */
const PAGES = [
  '/category',
  '/category/molochnoe-i-syr',
  '/search-result?q=сыр',
  '/search-result?q=ыыыыыыы',
  '/cart',
  '/sign-in',
  '/plans',
  '/contacts',
  '/delivery-and-payment',
  '/returns',
  '/privacy',
  '/agreement',
  '/personal-data-consent',
  '/licences',
  '/unsupported-browser',
  '/farmers/101/delivery',
  '/farmers/101/info',
  '/festival',
  '/festival/map',
  '/festival/categories',
  '/festival/categories/city/fish',
]
it.each(PAGES)('%s promises no missing feature', async (path) => {
  shop.moveTo(MOMENTS['the present'])
  for (const town of ['Москва', 'Анадырь']) {
    const { words, html } = await shop.open(path, places.get(town) as Location)
    expect(words).not.toMatch(NOT_BUILT)
    expect(words).not.toMatch(UNKNOWABLE)
    expect(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? '').not.toMatch(NOT_BUILT)
  }
})

it("has the specification's menu order, with existing entries only", async () => {
  const links = {
    blog: 'https://blog.example',
    travel: 'https://travel.example',
    becomeSeller: 'https://sell.example',
  }
  const menuOf = async (site: object) => {
    const { html } = await shop.open('/', places.get('Москва') as Location, { site })
    const menu = /<nav[^>]*aria-label="Разделы"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    return [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  }
  expect(await menuOf({})).toEqual(['/category', '/farmers', '/recipes', '/restaurants', '/tours', '/cabinet/start'])
  expect(await menuOf({ links })).toEqual([
    '/category',
    '/farmers',
    '/recipes',
    links.blog,
    '/restaurants',
    links.travel,
    links.becomeSeller,
  ])
})

it('has the menus of the place and of the day in the footer, and no others', async () => {
  const footerOf = async (town: string, moment: Date, site = {}) => {
    shop.moveTo(moment)
    const { html } = await shop.open('/contacts', places.get(town) as Location, { site })
    return /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
  }
  const { 'the present': now } = MOMENTS
  const festival = /aria-label="(?:Праздник|Ярмарка) рядом"[\s\S]*href="\/festival\/map"/
  expect(await footerOf('Москва', now)).toMatch(festival)
  expect(await footerOf('Казань', now)).not.toMatch(festival)
  expect(await footerOf('Казань', now)).toContain('aria-label="Заглянуть ещё"')
  const lastDay = "(published.last_day + 1)::timestamptz + interval '12 hours'"
  const [after] = await run<{ at: Date }>(
    database.executor,
    `select ${lastDay} as at from content_version published where code = 'footer-festival'`,
  )
  expect(await footerOf('Москва', after?.at ?? now)).not.toMatch(festival)
  expect(await footerOf('Москва', now, { mode: 'saas', organizationId: 101 })).not.toContain('Заглянуть ещё')
})

it("links to the sellers' start page in the footer", async () => {
  const { html } = await shop.open('/contacts', places.get('Москва') as Location)
  expect(/<nav aria-label="Фермерам"[\s\S]*?<\/nav>/.exec(html)?.[0]).toContain('href="/cabinet/start"')
})

it("names the shop's owner on the contacts page, and omits missing data", async () => {
  const moscow = places.get('Москва') as Location
  const owner = { name: 'ООО «Околица»', address: '119017, Москва, Пятницкая ул., 12', ien: '1157746000001' }
  const support = { email: 'pismo@okolitsa.example' }
  const contactPage = (await shop.open('/contacts', moscow, { site: { owner, support } })).words
  for (const words of [owner.name, `ОГРН ${owner.ien}`, `Адрес: ${owner.address}`, `Почта: ${support.email}`])
    expect(contactPage).toContain(words)
  const silent = (await shop.open('/contacts', moscow)).words
  expect(silent).not.toMatch(/владелец/i)
  // the cabinet shows no payouts
  expect(silent).not.toMatch(/выплат/i)
  const half = (await shop.open('/contacts', moscow, { site: { owner: { name: owner.name } } })).words
  expect(half).toContain(owner.name)
  expect(half).not.toMatch(/не указал/)
})

it("shows commission, terms and phone on the sellers' start page as set, and no other numbers", async () => {
  const moscow = places.get('Москва') as Location
  const silent = await shop.open('/cabinet/start', moscow)
  expect(silent.words).toContain('Ваш ИНН')
  expect(silent.words).not.toMatch(/комисси|позвоните/i)
  // the demo has published its offer to sellers, which stands in for a link
  expect(silent.html).toContain('href="/legal/offer"')
  const site = {
    commissionPercent: 12.5,
    support: { phone: '88001112233' },
  }
  const { words, html } = await shop.open('/cabinet/start', moscow, { site })
  expect(words).toContain('Комиссия с продаж — 12,5 %.')
  expect(html).toContain('href="tel:88001112233"')
})

const CONTACT_PAGES = ['/', '/contacts', '/privacy', '/personal-data-consent', '/unsupported-browser', '/checkout']
it('shows no phone, hours or e-mail address without a setting', async () => {
  const moscow = places.get('Москва') as Location
  for (const path of CONTACT_PAGES) {
    const { html, words } = await shop.open(path, moscow)
    expect(html).not.toMatch(/tel:|mailto:|"telephone"|8 800/)
    expect(words).not.toMatch(/\d{3}-\d{2}-\d{2}|с 8 до 22|напишите нам|позвоните нам/i)
  }
})

it('shows the phone, the hours and the e-mail address from the settings', async () => {
  const support = { phone: '88001112233', hours: { from: 9, to: 21 }, email: 'help@shop.example' }
  for (const path of ['/contacts', '/']) {
    const { html, words } = await shop.open(path, places.get('Москва') as Location, { site: { support } })
    expect(html).toContain('tel:88001112233')
    expect(words).toContain('8 800 111-22-33')
    expect(words).toContain('каждый день с 9 до 21 по Москве')
  }
  const { html } = await shop.open('/contacts', places.get('Москва') as Location, { site: { support } })
  expect(html).toContain('mailto:help@shop.example')
})

const SELLER_PAGES = ['/', '/info', '/delivery', '/category', '/cart', '/contacts', '/returns', '/delivery-and-payment']
it.each(SELLER_PAGES)("a seller's shop links to no other farms: %s", async (path) => {
  const site = { mode: 'saas', organizationId: 101, origin: 'http://syrovarnya-luchkovyh.localhost' } as const
  const { status, html, words } = await shop.open(path, places.get('Москва') as Location, { site })
  expect(status).toBe(200)
  expect(html).not.toMatch(/href="\/farmers/)
  expect(words).not.toMatch(/К фермерам|Другие фермеры|других хозяйств|каждое хозяйство|все хозяйства/i)
  expect(words).not.toMatch(NOT_BUILT)
})

it("asks for missing categories on the marketplace, and not in a seller's shop", async () => {
  const moscow = places.get('Москва') as Location
  for (const path of ['/category', '/search-result?q=велосипед'])
    expect((await shop.open(path, moscow)).words).toMatch(/Нет нужной категории\? .*Отправить/)
  const own = { mode: 'saas', organizationId: 101, origin: 'http://syrovarnya-luchkovyh.localhost' } as const
  expect((await shop.open('/category', moscow, { site: own })).words).not.toMatch(/Нет нужной категории/)
})

it("shows only its menu, its dishes and itself in a restaurant's shop", async () => {
  const site = {
    mode: 'saas',
    organizationId: 301,
    sellerType: 'restaurant',
  } as const
  const [row] = await run<{ slug: string; own: string; foreign: string }>(
    database.executor,
    `select slug, (select slug from product where organization_id = 301 order by id limit 1) as own,
       (select slug from product where organization_id = 302 order by id limit 1) as foreign
       from organization where id = 301`,
  )
  const at = (path: string) =>
    shop.open(path, places.get('Москва') as Location, { site: { ...site, origin: `http://${row?.slug}.localhost` } })
  const home = await at('/')
  expect([home.status, /<h1[^>]*>([^<]*)/.exec(home.html)?.[1]]).toEqual([200, 'Печка'])
  for (const path of ['/', '/info', `/dishes/${row?.own}`]) {
    const { status, html, words } = await at(path)
    expect([path, status]).toEqual([path, 200])
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(links.filter((href) => /^\/(restaurants|farmers|delivery|reviews)/.test(href ?? ''))).toEqual([])
    expect(words).toContain('ИНН')
  }
  expect(home.html).toContain(`href="/dishes/${row?.own}"`)
  expect((await at('/restaurants/301/info')).to).toMatch(/\/info$/)
  for (const path of ['/delivery', '/reviews', '/questions'])
    expect([path, await at(path)]).toMatchObject([path, { status: 302, to: '/info' }])
  for (const path of [`/dishes/${row?.foreign}`, '/restaurants/302'])
    expect([path, (await at(path)).status]).toEqual([path, 404])
})

it("shows only its tours and itself in a tour operator's shop, without a cart", async () => {
  const [row] = await run<{ slug: string; own: number; foreign: number }>(
    database.executor,
    `select slug, (select min(id) from tour where organization_id = 501) as own,
       (select min(id) from tour where organization_id = 502) as foreign from organization where id = 501`,
  )
  const site = { mode: 'saas', organizationId: 501, sellerType: 'tour_operator' } as const
  const at = (path: string) =>
    shop.open(path, places.get('Москва') as Location, { site: { ...site, origin: `http://${row?.slug}.localhost` } })
  for (const path of ['/', '/info', '/tours', `/tours/${row?.own}`]) {
    const { status, html, words } = await at(path)
    expect([path, status, html.match(/<h1/g)?.length]).toEqual([path, 200, 1])
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(links.filter((href) => /^\/(cart|farmers|delivery|reviews|questions|category)/.test(href ?? ''))).toEqual([])
    expect(words).toContain('ИНН')
    expect(words).not.toMatch(/Заказы принимает|доставля/)
  }
  for (const path of [
    `/tours/${row?.foreign}`,
    `/tours/${row?.foreign}/booking`,
    '/delivery',
    '/reviews',
    '/questions',
    '/category',
  ])
    expect([path, (await at(path)).status]).toEqual([path, 404])
})

it('answers only valid paths with pages', async () => {
  const moscow = places.get('Москва') as Location
  const statusOf = async (path: string, site = {}) => (await shop.open(path, moscow, { site })).status
  expect(await statusOf('/web/thank-you-page/payment/zzz/104001')).toBe(404)
  expect(await statusOf('/web/thank-you-page/payment/paid/104001')).toBe(302)
  expect(await statusOf('/web/vp/abc/paid')).toBe(404)
  expect(await statusOf('/web/vp/104001/zzz')).toBe(404)
  expect((await shop.open('/web/vp/104001/paid', moscow)).to).toBe('/payment/sbp?orderId=104001&returned=1')
  for (const word of ['return', 'success', 'fail', 'inprogress', 'wait'])
    expect(await statusOf(`/web/vp/104001/${word}`)).toBe(302)
  expect(await statusOf('/web/vp')).toBe(302)
  expect((await shop.open('/constructor?inn=5017000001', moscow)).to).toBe('/')
  expect((await shop.open('/constructor?token=x', moscow)).to).toBe('/')
  expect((await shop.open('/constructor?inn=5017000001&token=x', moscow)).status).toBe(200)
  const seller = { organizationId: 101, origin: 'http://syrovarnya-luchkovyh.localhost' }
  // nine sections of the festival, and no tenth
  expect(await statusOf('/festival/categories/city/bread')).toBe(200)
  expect((await shop.open('/festival/categories/city/moskva', moscow)).to).toBe('/festival/map')
  expect((await shop.open('/festival/xyz', moscow)).to).toBe('/festival/not-found')
  expect(await statusOf('/festival', { ...seller, mode: 'saas' })).toBe(404)
  expect(await statusOf('/delivery-and-payment', { ...seller, mode: 'landing' })).toBe(404)
  expect(await statusOf('/delivery-and-payment', { ...seller, mode: 'saas', isConstructor: true })).toBe(404)
})

it("a seller's site serves only the pages of its mode, and has its own error page", async () => {
  const moscow = places.get('Москва') as Location
  const origin = 'http://syrovarnya-luchkovyh.localhost'
  const sites = {
    saas: { mode: 'saas', organizationId: 101, origin },
    constructor: { mode: 'saas', organizationId: 101, isConstructor: true, origin },
    landing: { mode: 'landing', organizationId: 101, origin },
  } as const
  const paths = ['/delivery', '/info', '/questions', '/reviews', '/delivery-and-payment']
  const statusesOf = async (site: object) =>
    Promise.all(paths.map(async (path) => (await shop.open(path, moscow, { site })).status))
  expect(await statusesOf(sites.saas)).toEqual([200, 200, 200, 200, 200])
  expect(await statusesOf(sites.constructor)).toEqual([200, 200, 404, 200, 404])
  expect(await statusesOf(sites.landing)).toEqual([404, 404, 404, 404, 404])

  const [missing, landingMissing] = [
    await shop.open('/nothing', moscow, { site: sites.saas }),
    await shop.open('/nothing', moscow, { site: sites.landing }),
  ]
  for (const { words } of [missing, landingMissing]) {
    expect(words).toContain('Страница не найдена')
    expect(words).toContain('Страница, которую вы ищете, не существует или была удалена')
  }
  expect(missing.html).toContain('<title>Страница не найдена</title>')
  expect(landingMissing.html).toContain('<title>Ошибка</title>')

  const { html } = await shop.open('/category/goods', moscow, { site: sites.constructor })
  const [, slug] = /href="\/category\/goods\/([\w-]+)"/.exec(html) ?? []
  expect(html).not.toMatch(/href="\/category\/(?!goods)[\w-]+\/[\w-]+"/)
  const old = await shop.open(`/products/${slug}`, moscow, { site: sites.constructor })
  expect(old).toMatchObject({ status: 301, to: `/category/goods/${slug}` })
  const product = await shop.open(`/category/goods/${slug}`, moscow, { site: sites.constructor })
  expect(product.html).toContain(`<link rel="canonical" href="${origin}/category/goods/${slug}"/>`)
  expect(await shop.open('/category/goods', moscow, { site: sites.saas })).toMatchObject({ status: 301, to: '/' })
})

it('serves six own pages on each constructor site, and names the owner on a landing', async () => {
  const moscow = places.get('Москва') as Location
  const rows = await run<{ host: string; id: number; mode: 'saas' | 'landing'; sellerType: 'farmer' | 'restaurant' }>(
    database.executor,
    `select host, organization_id as id, mode, organization.type as "sellerType" from site
       join site_host on site_uuid = site.uuid join organization on organization.id = organization_id
      where is_constructor order by organization_id`,
  )
  expect(rows.map(({ mode }) => mode).sort()).toEqual(['landing', 'landing', 'saas', 'saas', 'saas', 'saas'])
  const pages = new Map<number, Awaited<ReturnType<typeof shop.open>>>()
  for (const { host, id, mode, sellerType } of rows) {
    const site = { mode, organizationId: id, sellerType, isConstructor: true, origin: `http://${host}` }
    const page = await shop.open('/', moscow, { site })
    expect([host, page.status, page.html.match(/<h1/g)?.length]).toEqual([host, 200, 1])
    pages.set(id, page)
  }
  const { html, words } = pages.get(105) as Awaited<ReturnType<typeof shop.open>>
  const legal = [`© ${new Date().getFullYear()} ИП Волков`, 'Адрес: 391330', 'ИНН 620000010520', 'ОГРН 312620000001054']
  for (const word of [...legal, 'Создано в конструкторе сайтов от']) expect(plain(words)).toContain(word)
  const papers = [...html.matchAll(/<a href="([^"]+)" target="_blank" rel="external noopener">/g)].map(
    ([, href]) => href,
  )
  expect(papers.length).toBeGreaterThan(0)
  for (const href of papers) expect(href).toMatch(/^\/api\/v1\/files\//)
})
