import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastifyCookie from '@fastify/cookie'
import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { PageAssets, PageBundle } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { shown } from '@okolitsa/contracts/kernel/shows.ts'
import { encodeLocation, type Location, withoutDoor } from '@okolitsa/domain/geo/location.ts'
import { decodePageKey } from '@okolitsa/domain/geo/page-place.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import Fastify, { type FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from '../platform/http/api.ts'
import { indexCalls } from '../platform/http/direct-send.ts'
import { limitRequests } from '../platform/http/limit-requests.ts'
import { httpCallContext } from '../platform/http/mount.ts'
import { sendRefusal } from '../platform/http/server.ts'
import { trustedProxies } from '../platform/http/trusted-proxies.ts'
import { createLimits } from '../platform/limits/limits.ts'
import { joinSitemaps } from '../platform/module/public-pages.ts'
import { mountPages } from './mount-pages.ts'
import { sharedCacheControl } from './send-page.ts'

const tver: Location = { ...defaultLocation, title: 'Tver', city: 'Tver', regionCode: '69' }
const assets = { entry: '', styles: [], modules: [], fonts: [] } as unknown as PageAssets

const endpoints = defineEndpoints({
  listSellers: {
    method: 'GET',
    path: '/api/v1/sellers',
    access: 'public',
    summary: 'Sellers that a page shows.',
    answer: z.object({ items: z.array(z.object({ id: z.number() }).register(shown, { shows: ['seller'] })) }),
    cacheSeconds: 30,
  },
})

/** Opens two sellers' shops and the marketplace in one process; the page contains its parameters. */
async function setUp(now = new Date('2026-11-22T20:10:00Z'), requestsPerMinute = 0) {
  const app = Fastify()
  await app.register(fastifyCookie)
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error))
  limitRequests(app, { limits: createLimits(requestsPerMinute), ipOf: trustedProxies([]).ipOf, isFree: () => true })
  const addresses: string[] = []
  const zones = { version: 1 }
  const shows = new Set<number>()
  /** Languages of the answers requested for each page. */
  const languages: string[] = []
  const listSellers = async ({ context }: { context: { language: string } }) => {
    languages.push(context.language)
    return { items: [...shows].map((id) => ({ id })) }
  }
  const bundle: PageBundle = {
    pageAt: ({ pathname, searchParams }) => ({
      session: pathname === '/account' ? 'customer' : null,
      query: ['page', 'sort'],
      isByRoad: searchParams.get('sort') === 'distance',
    }),
    render: async ({ url, site, location, send }) => {
      addresses.push(url)
      await send(endpoints.listSellers, { params: undefined, query: undefined, body: undefined } as never)
      const { pathname, searchParams } = new URL(url)
      if (pathname === '/crowded') return { kind: 'page', status: 429, html: 'a screen', problem: 'OVERLOADED' }
      if (pathname === '/moved') return { kind: 'page', status: 404, html: 'missing' }
      if (pathname === '/old') return { kind: 'redirect', status: 301, to: '/new' }
      if (searchParams.get('page') === '99') return { kind: 'redirect', status: 302, to: `${pathname}?sort=cheaper` }
      return {
        kind: 'page',
        status: 200,
        html: `${site.mode} ${site.organizationId} ${site.origin} ${location.city}${site.yandexMapsKey ?? ''}`,
      }
    },
  }
  const inEnglish: PageBundle = {
    ...bundle,
    render: async (request) => {
      const page = await bundle.render(request)
      return page.kind === 'page' ? { ...page, html: `${page.html} in English` } : page
    },
  }
  const siteOf = (request: FastifyRequest) => {
    const [, farm] = /^farm-(\d+)\.test$/.exec(request.hostname) ?? []
    return farm ? ({ siteUuid: farm, mode: 'saas', organizationId: Number(farm) } as const) : namedSiteOf(request)
  }
  const namedSiteOf = (request: FastifyRequest) =>
    request.hostname === 'one.test'
      ? ({ siteUuid: 'one', mode: 'saas', organizationId: 1 } as const)
      : request.hostname === 'two.test'
        ? ({ siteUuid: 'two', mode: 'saas', organizationId: 2 } as const)
        : ({
            siteUuid: null,
            mode: 'default',
            organizationId: null,
            ...(request.hostname === 'maps.test' && { yandexMapsKey: 'my-key' }),
          } as const)
  const remembered: string[] = []
  const followed: string[] = []
  const pages = await mountPages(app, {
    calls: indexCalls(apiCalls(endpoints, { listSellers }, { checkAnswers: true })),
    sitemap: () => joinSitemaps([], []),
    closedAreas: () => [],
    pages: async (language) => ({ bundle: language === 'ru' ? bundle : inEnglish, assetsOf: () => assets }),
    rememberLanguage: async (customerId, language) => void remembered.push(`${customerId} ${language}`),
    isFound: true,
    isDemo: true,
    zoneOf: async (_request, { coords }) => `${zones.version}|${Math.floor(coords.latitude)}`,
    offerOf: async (_request, { coords }) => String(Math.floor(coords.latitude)),
    centreOf: () => defaultLocation.coords,
    homeOf: async (visitorOf, request, reply) => {
      if (request.cookies['access-token'] === undefined) return null
      const visitor = await visitorOf()
      if (visitor.kind !== 'customer') return null
      reply.setCookie('location', encodeLocation(tver))
      return tver
    },
    defaultLocationOf: async (request) => (siteOf(request).organizationId === 1 ? tver : defaultLocation),
    originOf: (request) => `http://${request.host}`,
    siteOf: (request) => ({ ...siteOf(request), market: { name: 'Рынок', state: 'open', closedAreas: [] } }),
    visitorOf: async (request) =>
      request.cookies['access-token']
        ? { kind: 'customer', customerId: 1, phone: '', groupId: 1, sessionId: '' }
        : { kind: 'guest' },
    contextOf: (request, reply) =>
      httpCallContext(request, reply, { ...siteOf(request), origin: null }, { secureCookies: false, isPreview: false }),
    redirects: {
      redirectOf: async (pathname) => (pathname === '/moved' ? '/goods' : null),
      countRedirect: async (pathname) => void followed.push(pathname),
    },
    isDevelopment: false,
    hasServiceWorker: true,
    themeOf: () => null,
    iconOf: async () => Buffer.alloc(0),
    clock: () => now,
  })
  const open = async (host: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/', headers: { host, ...headers } })).body
  return { app, open, addresses, languages, remembered, followed, pages, zones, shows }
}

it('caches a page separately per site, origin and place', async () => {
  const { open, addresses } = await setUp()
  const pages = {
    'one.test': 'saas 1 http://one.test Tver',
    'one.test:3000': 'saas 1 http://one.test:3000 Tver',
    'two.test': `saas 2 http://two.test ${defaultLocation.city}`,
    'market.test': `default null http://market.test ${defaultLocation.city}`,
  }
  for (const round of [1, 2])
    for (const [host, page] of Object.entries(pages)) expect([round, await open(host)]).toEqual([round, page])
  expect(addresses).toHaveLength(4)
})

it('counts the cost of a rendered page, and the small cost of a cached one', async () => {
  const { app } = await setUp(undefined, 3)
  const visit = async (remoteAddress: string) =>
    (await app.inject({ url: '/goods', headers: { host: 'two.test' }, remoteAddress })).statusCode
  const taken: number[] = []
  for (let time = 0; time < 12; time += 1) taken.push(await visit('192.0.2.1'))
  // rendering takes 20 of 30 units
  expect(taken).toEqual([...Array<number>(11).fill(200), 429])
  expect(await visit('198.51.100.1')).toBe(200)
})

it('does not cache a page whose data was refused', async () => {
  const { app, addresses } = await setUp()
  const visit = () => app.inject({ url: '/crowded', headers: { host: 'two.test' } })
  for (const time of [1, 2]) {
    const { statusCode, body } = await visit()
    expect([statusCode, body.includes('a screen'), addresses.length]).toEqual([429, false, time])
  }
})

it('sends a visitor of a missing page on by the list of the office, keeps that, and counts each', async () => {
  const { app, addresses, followed } = await setUp()
  const visit = async (host: string) => {
    const { statusCode, headers } = await app.inject({ url: '/moved?utm_source=a', headers: { host } })
    return [statusCode, headers.location]
  }
  const sent = [301, '/goods?utm_source=a']
  expect([await visit('market.test'), await visit('market.test')]).toEqual([sent, sent])
  expect([addresses.length, followed]).toEqual([1, ['/moved', '/moved']])
  // the list is of the marketplace
  expect(await visit('two.test')).toEqual([404, undefined])
})

it('renders a page again when a seller that it shows, or that reaches its place, changed', async () => {
  const { app, addresses, pages, zones, shows } = await setUp()
  const visit = async () => (await app.inject({ url: '/', headers: { host: 'market.test' } })).statusCode
  await visit()
  pages.invalidateSeller(7)
  await visit()
  expect(addresses).toHaveLength(1)
  zones.version = 2
  await visit()
  expect(addresses).toHaveLength(2)
  shows.add(7)
  zones.version = 3
  await visit()
  pages.invalidateSeller(7)
  // at most once a second: the present page is sent and rendered again in the background
  await visit()
  await expect.poll(() => addresses.length).toBe(4)
})

it('separates sites under concurrent requests of the same paths', async () => {
  const { open, addresses } = await setUp()
  const farms = Array.from({ length: 40 }, (_, index) => index + 3)
  const visits = Array.from({ length: 5 }, () => farms).flat()
  const pages = await Promise.all(visits.map((farm) => open(`farm-${farm}.test`)))
  expect(pages).toEqual(visits.map((farm) => `saas ${farm} http://farm-${farm}.test ${defaultLocation.city}`))
  expect(addresses).toHaveLength(farms.length)
})

it('passes the key of Yandex Maps, allows their hosts and sends the referrer only when there is a key', async () => {
  const { app } = await setUp()
  const visit = (host: string) => app.inject({ url: '/', headers: { host } })
  const [withKey, without] = [await visit('maps.test'), await visit('market.test')]
  expect(withKey.body).toContain('my-key')
  expect(withKey.headers['content-security-policy']).toContain('https://api-maps.yandex.ru')
  expect(withKey.headers['referrer-policy']).toBe('strict-origin')
  expect(without.headers['content-security-policy']).not.toContain('yandex')
  expect(without.headers['referrer-policy']).toBeUndefined()
})

it('does not send a referrer from a page with a secret path', async () => {
  const { app } = await setUp()
  for (const host of ['market.test', 'maps.test']) {
    const { headers } = await app.inject({ url: '/courier/some-secret', headers: { host } })
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex'])
  }
})

it('allows a shared cache to keep a page for a second at most, and not beyond its validity', async () => {
  const { app } = await setUp()
  const { headers } = await app.inject({ url: '/', headers: { host: 'market.test' } })
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  const closes = Date.parse('2026-11-22T20:11:00Z')
  expect(sharedCacheControl(new Date(closes - 1_000), closes)).toBe('public, max-age=0, s-maxage=1')
  expect(sharedCacheControl(new Date(closes - 999), closes)).toBe('public, max-age=0, s-maxage=0')
})

it("prefers the chosen place to the site's default", async () => {
  const { open } = await setUp()
  expect(await open('two.test', { cookie: `location=${encodeLocation(tver)}` })).toContain('Tver')
  expect(await open('one.test', { cookie: `location=${encodeLocation(defaultLocation)}` })).not.toContain('Tver')
})

it('uses the main address of a customer who chose no place, and does not share answers that set cookies', async () => {
  const { app } = await setUp()
  const visit = (cookie: string) => app.inject({ url: '/', headers: { host: 'market.test', cookie } })
  const home = await visit('access-token=1')
  expect(home.body).toContain('Tver')
  expect(home.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'set-cookie': [expect.stringMatching(/^location=/), expect.stringMatching(/^page-key=ru\./)],
  })
  // a chosen place has precedence
  const chosen = await visit(`access-token=1; location=${encodeLocation(defaultLocation)}`)
  expect(chosen.body).not.toContain('Tver')
  expect(chosen.headers['set-cookie']).toMatch(/^page-key=/)
  expect((await visit('')).headers['cache-control']).toContain('public')
})

it('treats a URL with two leading slashes as a path, never as another host', async () => {
  const { app, addresses } = await setUp()
  for (const url of ['//elsewhere.test/farmers', '//'])
    expect((await app.inject({ url: `http://market.test${url}`, headers: { host: 'market.test' } })).statusCode).toBe(
      200,
    )
  expect(addresses).toEqual(['http://market.test//elsewhere.test/farmers', 'http://market.test//'])
})

const home: Location = {
  ...defaultLocation,
  street: 'улица Варварка',
  house: '1',
  coords: { latitude: 55.7512, longitude: 37.6284 },
  precision: 'house',
}
const keyOfPages = (app: Awaited<ReturnType<typeof setUp>>['app']) => ({
  visit: (cookie: string, url = '/') => app.inject({ url, headers: { host: 'market.test', cookie } }),
  /** The page key set by an answer; '' = removed. */
  keyIn: ({ cookies }: { cookies: readonly object[] }) =>
    (cookies as { name: string; value: string }[]).find(({ name }) => name === 'page-key')?.value,
})

it('sets the page key with the place, and caches one page for all addresses with the same offers', async () => {
  const { app, addresses } = await setUp()
  const { visit, keyIn } = keyOfPages(app)
  const first = await visit(`location=${encodeLocation(home)}`)
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const key = keyIn(first) as string
  expect(decodePageKey(key)?.language).toBe('ru')
  const next = { ...home, house: '7', coords: { latitude: 55.7513, longitude: 37.6285 } }
  for (const door of [home, next]) {
    const kept = await visit(`location=${encodeLocation(door)}; page-key=${key}`)
    expect([kept.statusCode, keyIn(kept)]).toEqual([200, undefined])
    expect(kept.headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  }
  expect(addresses).toHaveLength(1)
  // pages contain no address of other visitors
  expect(key).not.toContain(encodeLocation(home))
  // without a chosen place there is no key
  expect(keyIn(await visit(''))).toBeUndefined()
})

it('sets another key with the page when the place or the language differs', async () => {
  const { app } = await setUp()
  const { visit, keyIn } = keyOfPages(app)
  const key = keyIn(await visit(`location=${encodeLocation(home)}`)) as string
  const moved = await visit(`location=${encodeLocation(tver)}; page-key=${key}`, '/goods?page=2&utm_source=post')
  expect([moved.statusCode, moved.body.includes('Tver')]).toEqual([200, true])
  const english = await visit(`location=${encodeLocation(home)}; okolitsa-language=en; page-key=${key}`)
  expect(english.body).toContain('in English')
  expect(decodePageKey(keyIn(english) as string)?.language).toBe('en')
  const left = await visit(`page-key=${key}`)
  expect(keyIn(left)).toBe('')
  // shared caches know these pages by the old key
  for (const page of [moved, english, left]) expect(page.headers['cache-control']).toBe('private, no-store')
  const again = await visit(`location=${encodeLocation(tver)}; page-key=${keyIn(moved)}`, '/goods?page=2')
  expect([again.body, again.headers['cache-control']]).toEqual([moved.body, 'public, max-age=0, s-maxage=1'])
})

it('answers a visitor who never accepts a new key, and counts each rendering against their limit', async () => {
  const { app } = await setUp(undefined, 5)
  const { visit } = keyOfPages(app)
  const statuses: number[] = []
  for (const latitude of [10, 11, 12]) {
    const place = { ...home, coords: { latitude, longitude: 20 } }
    statuses.push((await visit(`location=${encodeLocation(place)}; page-key=ru.any`)).statusCode)
  }
  // of 50 units each page takes 20, and the search for its place 5
  expect(statuses).toEqual([200, 200, 429])
})

it('marks a redirect as private, because the answer may set cookies', async () => {
  const { app } = await setUp()
  const { visit, keyIn } = keyOfPages(app)
  const moved = await visit(`location=${encodeLocation(tver)}`, '/old')
  expect([moved.statusCode, moved.headers['cache-control'], keyIn(moved)]).toEqual([301, 'no-store', expect.anything()])
  const tester = await visit('hidden-seller=1', '/old')
  expect([tester.statusCode, tester.headers['cache-control']]).toEqual([301, 'private, no-store'])
})

it('treats a redirect to a URL with two leading slashes as a path', async () => {
  const { app } = await setUp()
  const { visit } = keyOfPages(app)
  const language = await visit('', '//elsewhere.test/farmers?lang=en')
  expect(language.headers.location).toBe('/elsewhere.test/farmers')
})

it('renders a list sorted by distance for the exact address, and forbids shared caches to store it', async () => {
  const { app, addresses } = await setUp()
  const { visit, keyIn } = keyOfPages(app)
  const door = `location=${encodeLocation(home)}`
  const key = keyIn(await visit(door)) as string
  const ordered = await visit(`${door}; page-key=${key}`, '/farmers?sort=distance')
  expect(ordered.headers['cache-control']).toBe('private, no-store')
  const before = addresses.length
  await visit(`${door}; page-key=${key}`, '/farmers?sort=distance')
  expect(addresses).toHaveLength(before)
  // a visitor with only a town gets another page
  expect((await visit('', '/farmers?sort=distance')).headers['cache-control']).toContain('public')
  expect(addresses).toHaveLength(before + 1)
  // a shared cache would send the town's list to an address with the same key
  const town = `location=${encodeLocation(withoutDoor(defaultLocation))}`
  const townKey = keyIn(await visit(town)) as string
  const ofTown = await visit(`${town}; page-key=${townKey}`, '/farmers?sort=distance')
  expect([ofTown.headers['cache-control'], keyIn(ofTown)]).toEqual(['private, no-store', undefined])
})

it('does not cache a page rendered for a tester by cookie or header', async () => {
  const { app, addresses } = await setUp()
  const visit = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers: { host: 'market.test', ...headers } })).headers['cache-control']
  for (const tester of [{ cookie: 'hidden-seller=1' }, { 'x-test-seller': '1' }])
    expect(await visit(tester)).toBe('private, no-store')
  expect(addresses).toHaveLength(2)
  // a guest's page has none of these headers
  expect(await visit({})).toContain('public')
  expect(addresses).toHaveLength(3)
})

it('marks pages with a place in the URL, of testers and of customers as private', async () => {
  const { app } = await setUp()
  const { visit, keyIn } = keyOfPages(app)
  const asked = [
    await visit('', `/goods?location=${encodeLocation(tver)}`),
    await visit('hidden-seller=1'),
    await visit('access-token=1', '/account'),
  ]
  for (const page of asked) {
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(keyIn(page)).toBeUndefined()
  }
})

it('caches one page for all ignored parameters, and one per value of a relevant parameter', async () => {
  const { app, addresses } = await setUp()
  const visit = (url: string) => app.inject({ url, headers: { host: 'market.test' } })
  const place = `location=${encodeLocation(defaultLocation)}`
  for (const query of ['', '?utm_source=post', '?visitor=1', `?visitor=2&${place}&gclid=3`])
    await visit(`/goods${query}`)
  expect(addresses).toEqual(['http://market.test/goods'])
  for (const query of ['?page=2', '?visitor=1&page=2&utm_source=post', '?page=2&sort=cheaper'])
    await visit(`/goods${query}`)
  expect(addresses.slice(1)).toEqual([
    'http://market.test/goods?page=2',
    'http://market.test/goods?page=2&sort=cheaper',
  ])
})

it("redirects with each visitor's own campaign parameters, and without corrected ones", async () => {
  const { app, addresses } = await setUp()
  const follow = async (url: string) => (await app.inject({ url, headers: { host: 'market.test' } })).headers.location
  expect(await follow('/old?utm_source=post')).toBe('/new?utm_source=post')
  expect(await follow('/old?utm_source=mail&visitor=1')).toBe('/new?utm_source=mail&visitor=1')
  expect(await follow('/old')).toBe('/new')
  expect(await follow('/goods?page=99&utm_source=post')).toBe('/goods?sort=cheaper&utm_source=post')
  expect(addresses).toEqual(['http://market.test/old', 'http://market.test/goods?page=99'])
})

it('stores a chosen language for a year, with the account, too, and shows pages in it only', async () => {
  const { app, remembered } = await setUp()
  const visit = (url: string, cookie = '', more = {}) =>
    app.inject({ url, headers: { host: 'market.test', cookie, ...more } })
  const chosen = await visit('/goods?page=2&lang=en&utm_source=post', 'access-token=1')
  expect(chosen.statusCode).toBe(302)
  expect(chosen.headers).toMatchObject({
    location: '/goods?page=2&utm_source=post',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'set-cookie': [
      expect.stringMatching(/^okolitsa-language=en; Max-Age=31536000; Path=\/; .*HttpOnly/),
      expect.stringMatching(/^page-key=; Max-Age=0/),
    ],
  })
  expect(remembered).toEqual(['1 en'])
  const russian = await visit('/goods')
  const english = await visit('/goods', 'okolitsa-language=en')
  expect(english.body).toBe(`${russian.body} in English`)
  expect(english.headers.vary).toContain('cookie')
  expect(english.headers.etag).not.toBe(russian.headers.etag)
  // neither a browser's preferred languages nor a foreign cookie is a choice
  for (const cookie of ['', 'okolitsa-language=de'])
    expect((await visit('/goods', cookie, { 'accept-language': 'en' })).body).toBe(russian.body)
  expect((await visit('/goods?lang=de')).statusCode).toBe(200)
  await visit('/goods?lang=ru')
  expect(remembered).toEqual(['1 en'])
})

it('shows pages in the first offered language, and redirects addresses of a language that is not offered', async () => {
  const { app, remembered } = await setUp()
  const offered: Language[] = ['ru', 'en']
  app.decorate('languages', () => offered)
  const visit = (url: string, cookie = 'okolitsa-language=en; access-token=1') =>
    app.inject({ url, headers: { host: 'market.test', cookie } })
  expect((await visit('/goods')).body).toContain('in English')
  expect((await visit('/site.en.webmanifest')).headers['content-type']).toContain('manifest')
  offered.pop()
  expect((await visit('/goods')).body).not.toContain('in English')
  const moved = await visit('/goods?page=2&lang=en')
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/goods?page=2'])
  expect(moved.headers['set-cookie'] ?? []).not.toContain('okolitsa-language')
  expect(remembered).toEqual([])
  expect((await visit('/site.en.webmanifest')).headers['content-type']).not.toContain('manifest')
})

it("requests a page's answers in the page's language, whatever the client prefers", async () => {
  const { open, languages } = await setUp()
  // a program, since it does not identify as a browser
  const asked = { 'accept-language': 'en' }
  const first = await open('market.test', asked)
  expect(await open('market.test')).toBe(first)
  await open('market.test', { ...asked, cookie: 'okolitsa-language=en' })
  expect(languages).toEqual(['ru', 'en'])
})

it('sends a page in the accepted encoding, with one ETag for all encodings', async () => {
  const { app } = await setUp()
  const visit = (headers: Record<string, string>) =>
    app.inject({ url: '/goods', headers: { host: 'market.test', ...headers } })
  const plain = await visit({})
  const old = await visit({ 'accept-encoding': 'gzip, deflate' })
  const present = await visit({ 'accept-encoding': 'gzip, deflate, br' })
  expect([plain, old, present].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
  expect(gunzipSync(old.rawPayload).toString()).toBe(plain.body)
  expect(brotliDecompressSync(present.rawPayload).toString()).toBe(plain.body)
  const tags = [plain, old, present].map(({ headers }) => String(headers.etag))
  expect(new Set(tags).size).toBe(1)
  expect(tags[0]).toMatch(/^W\//)
  expect((await visit({ 'if-none-match': tags[0] as string })).statusCode).toBe(304)
})
