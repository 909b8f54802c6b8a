import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { DEFAULT_THEME } from '@okolitsa/domain/themes/site-theme.ts'
import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { joinSitemaps } from '../platform/module/public-pages.ts'
import { draw } from '../supply/images/draw.ts'
import { createIcons } from '../supply/images/icons.ts'
import { mountPublicFiles } from './public-files.ts'
import { retireServiceWorker } from './retire-service-worker.ts'

const ORIGIN = 'https://okolitsa.example'

async function setUp(
  organizationId: number | null = null,
  isFound = true,
  sellerType = 'farmer',
  made: { siteUuid?: string; mode?: string; isConstructor?: boolean } = {},
  market = { name: 'Околица', isDemo: true },
  closedAreas: readonly Area[] = [],
) {
  let reads = 0
  let now = 0
  const app = Fastify()
  await mountPublicFiles(app, {
    originOf: () => ORIGIN,
    siteOf: () => ({
      organizationId,
      sellerType,
      title: organizationId === null ? null : '«Сыроварня»',
      market: { name: market.name, state: 'open', closedAreas },
      ...made,
    }),
    themeOf: () => (organizationId === null ? null : { ...DEFAULT_THEME, colorTheme: 5 }),
    iconOf: createIcons({ drawing: { run: draw, close: async () => undefined } }).draw,
    isDemo: market.isDemo,
    isFound,
    sitemap: () =>
      joinSitemaps(
        [
          {
            files: {
              farmers: async () => [101, 199].map((id) => ({ path: `/farmers/${id}`, changedOn: '2026-11-20' })),
            },
            parts: {
              products: {
                firstIds: async () => {
                  reads++
                  return [7, 10_008]
                },
                list: async ({ isConstructor }, from) => [
                  { path: `/category/${isConstructor ? 'goods' : 'syr'}/kozij&syr-${from}`, changedOn: '2026-11-21' },
                ],
              },
            },
            pagesOf: async (site) => (site.sellerType === 'farmer' && !site.isConstructor ? ['/category/syr'] : []),
          },
          { files: { recipes: async () => [{ path: '/recipes/supy/uha-iz-sudaka', changedOn: '2026-10-01' }] } },
          {
            files: { tours: async () => [{ path: '/tours/501001' }] },
            pagesOf: async (site) => (site.sellerType === 'tour_operator' ? ['/tours/501001'] : []),
          },
          {
            files: {
              restaurants: async () => [
                { path: '/restaurants/russkaya' },
                { path: '/restaurants/301', changedOn: '2026-11-19' },
                { path: '/restaurants/301/info' },
              ],
            },
            parts: {
              dishes: {
                firstIds: async () => [301_001],
                list: async (_site, from) => [{ path: `/dishes/borshch-${from}`, changedOn: '2026-11-18' }],
              },
            },
          },
          {
            madePages: async () => [
              { path: '/', isIndexed: true },
              { path: '/o-nas', isIndexed: true },
              { path: '/tajna', isIndexed: false },
            ],
          },
        ],
        closedAreas,
      ),
    closedAreas: () => closedAreas,
    now: () => now,
  })
  return {
    app,
    reads: () => reads,
    later: (ms: number) => {
      now += ms
    },
  }
}
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

describe('public files', () => {
  it('lists every public page: an index, and files for pages, farmers and parts of the products', async () => {
    const { app } = await setUp()
    const index = await app.inject('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    const files = locs(index.body)
    expect(files).toEqual(
      ['pages', 'farmers', 'recipes', 'restaurants', 'tours', 'products-7', 'products-10008', 'dishes-301001'].map(
        (name) => `${ORIGIN}/sitemap/${name}.xml`,
      ),
    )
    const bodies = await Promise.all(files.map(async (file) => (await app.inject(file.slice(ORIGIN.length))).body))
    const all = bodies.flatMap(locs)
    for (const path of [
      '/',
      '/category/syr',
      '/farmers/199',
      '/recipes/supy/uha-iz-sudaka',
      '/category/syr/kozij&amp;syr-7',
      '/restaurants',
      '/restaurants/russkaya',
      '/restaurants/301',
      '/restaurants/301/info',
      '/dishes/borshch-301001',
    ])
      expect(all).toContain(ORIGIN + path)
    expect(all).toContain(`${ORIGIN}/category/syr/kozij&amp;syr-10008`)
  })

  it("returns the date of a page's last change, compressed on request", async () => {
    const { app } = await setUp()
    const days = async (name: string) => {
      const { rawPayload, headers } = await app.inject({
        url: `/sitemap/${name}.xml`,
        headers: { 'accept-encoding': 'gzip, br' },
      })
      expect(headers['content-encoding']).toBe('gzip')
      return [
        ...gunzipSync(rawPayload)
          .toString()
          .matchAll(/<lastmod>([^<]*)</g),
      ].map(([, day]) => day)
    }
    expect(await days('farmers')).toEqual(['2026-11-20', '2026-11-20'])
    expect(await days('recipes')).toEqual(['2026-10-01'])
    expect(await days('products-7')).toEqual(['2026-11-21'])
    expect(await days('restaurants')).toEqual(['2026-11-19'])
    expect(await days('dishes-301001')).toEqual(['2026-11-18'])
  })

  it('answers 404 for other files', async () => {
    const { app } = await setUp()
    for (const file of [
      'products-8.xml',
      'dishes-7.xml',
      'products-.xml',
      'users.xml',
      'pages.txt',
      'products-99999999999.xml',
    ])
      expect((await app.inject(`/sitemap/${file}`)).statusCode).toBe(404)
  })

  it('reads the parts once an hour', async () => {
    const { app, reads, later } = await setUp()
    for (let time = 0; time < 3; time++) await app.inject('/sitemap.xml')
    expect(reads()).toBe(1)
    later(3_600_001)
    await app.inject('/sitemap.xml')
    expect(reads()).toBe(2)
  })

  it("lists a seller's pages on the seller's own site", async () => {
    const { app } = await setUp(101)
    expect((await app.inject('/sitemap.xml')).body).not.toContain('farmers')
    for (const name of ['farmers', 'recipes']) expect((await app.inject(`/sitemap/${name}.xml`)).statusCode).toBe(404)
    const paths = locs((await app.inject('/sitemap/pages.xml')).body)
    for (const path of ['/', '/delivery', '/info']) expect(paths).toContain(ORIGIN + path)
    expect(paths).not.toContain(`${ORIGIN}/farmers`)
    const dinners = await setUp(302, true, 'restaurant')
    const ofDinners = locs((await dinners.app.inject('/sitemap/pages.xml')).body)
    expect(ofDinners).toContain(`${ORIGIN}/info`)
    for (const path of ['/category', '/delivery', '/restaurants']) expect(ofDinners).not.toContain(ORIGIN + path)
    expect((await dinners.app.inject('/sitemap/restaurants.xml')).statusCode).toBe(404)
    const trips = await setUp(501, true, 'tour_operator')
    const ofTrips = locs((await trips.app.inject('/sitemap/pages.xml')).body)
    for (const path of ['/', '/info', '/tours/501001']) expect(ofTrips).toContain(ORIGIN + path)
    for (const path of ['/category', '/delivery', '/delivery-and-payment']) expect(ofTrips).not.toContain(ORIGIN + path)
    expect((await trips.app.inject('/sitemap/tours.xml')).statusCode).toBe(404)
  })

  it('excludes robots from personal pages and names the sitemap', async () => {
    const { app } = await setUp()
    const { body } = await app.inject('/robots.txt')
    expect(body).toContain('Disallow: /account\n')
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  })

  it('allows robots the pictures of pages, and excludes them from a shop with invented products', async () => {
    const { body } = await (await setUp()).app.inject('/robots.txt')
    expect(body).toContain('Allow: /api/v1/img/\n')
    expect(body).toContain('Clean-param: utm_source&')
    for (const path of ['/preview/', '/constructor', '/cabinet', '/office'])
      expect(body).toContain(`Disallow: ${path}\n`)
    const own = await (await setUp(101)).app.inject('/robots.txt')
    expect(own.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
    const demo = await (await setUp(null, false)).app.inject('/robots.txt')
    expect(demo.body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('serves the logo and the manifest', async () => {
    const { app } = await setUp()
    const sign = await app.inject('/favicon.ico')
    expect(sign.headers['content-type']).toBe('image/svg+xml')
    expect(sign.body).toContain('<svg')
    expect((await app.inject('/browser-check.js')).headers['content-type']).toContain('javascript')
    expect((await app.inject('/site.webmanifest')).json()).toMatchObject({
      lang: 'ru',
      start_url: '/',
      name: 'Околица',
      short_name: 'Околица',
    })
    const own = (await (await setUp(101)).app.inject('/site.webmanifest')).json()
    expect(own).toMatchObject({ name: '«Сыроварня»', short_name: '«Сыроварня»' })
    expect(JSON.stringify(own)).not.toContain('Околица')
  })

  it("draws a monogram with its letter and colour for a seller's site, and never the marketplace's logo", async () => {
    const { app } = await setUp(101)
    const { body } = await app.inject('/favicon.svg')
    expect(body).toContain('>С</text>')
    expect(body).toContain('fill="#2a66a8"')
    const { icons } = (await app.inject('/site.webmanifest')).json()
    expect(icons.at(-1)).toMatchObject({ src: '/favicon.svg' })
    // rendered by real image processes: PNG files of the promised size
    for (const [name, side] of [
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable.png', 512],
      ['icon-apple.png', 180],
    ] as const) {
      const icon = await app.inject(`/${name}`)
      expect([name, icon.statusCode, icon.headers['content-type']]).toEqual([name, 200, 'image/png'])
      expect(icon.rawPayload.equals(await readFile(new URL(`icons/${name}`, import.meta.url)))).toBe(false)
      const { data, info } = await sharp(icon.rawPayload).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([side, side])
      // the corner has the site's colour where the device cuts the shape, and is transparent otherwise
      const isFull = name === 'icon-maskable.png' || name === 'icon-apple.png'
      const hasAlpha = info.channels === 4
      expect([name, hasAlpha ? data[3] : 255]).toEqual([name, isFull ? 255 : 0])
      // the middle row crosses the white letter
      const row = Math.floor(side / 2) * side * info.channels
      const reds = Array.from({ length: side }, (_, x) => data[row + x * info.channels] ?? 0)
      expect([name, Math.max(...reds)]).toEqual([name, 255])
    }
  })

  it("lists a site's published pages for search engines, and the present pages of a constructor shop", async () => {
    const pathsOf = async (made: object) => {
      const { app } = await setUp(101, true, 'farmer', { siteUuid: 'a', isConstructor: true, ...made })
      const read = async (name: string) => locs((await app.inject(`/sitemap/${name}.xml`)).body)
      return { pages: await read('pages'), goods: await read('products-7') }
    }
    const landing = await pathsOf({ mode: 'landing' })
    expect(landing.pages).toEqual([`${ORIGIN}/`, `${ORIGIN}/o-nas`])
    const { pages, goods } = await pathsOf({ mode: 'saas' })
    for (const path of ['/', '/o-nas', '/category/goods', '/delivery']) expect(pages).toContain(ORIGIN + path)
    for (const path of ['/tajna', '/questions', '/delivery-and-payment', '/category/syr'])
      expect(pages).not.toContain(ORIGIN + path)
    expect(goods).toEqual([`${ORIGIN}/category/goods/kozij&amp;syr-7`])
  })
})

it("draws a monogram with the letter of the market's name, and shortens the name for icons", async () => {
  const { app } = await setUp(null, true, 'farmer', {}, { name: 'Ярмарка "Утро в деревне"', isDemo: false })
  expect((await app.inject('/favicon.svg')).body).toContain('>Я</text>')
  const icon = await app.inject('/icon-192.png')
  expect(icon.rawPayload.equals(await readFile(new URL('icons/icon-192.png', import.meta.url)))).toBe(false)
  const manifest = (await app.inject('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Ярмарка "Утро в деревне"', short_name: 'Ярмарка Утро' })
  const cabinet = (await app.inject('/cabinet.webmanifest')).json()
  expect(cabinet.name).toBe('Ярмарка "Утро в деревне": кабинет')
})

it('installs as one application in both languages, each with its own texts', async () => {
  const { app } = await setUp()
  const [russian, english] = await Promise.all(
    ['/site.webmanifest', '/site.en.webmanifest'].map(async (path) => (await app.inject(path)).json()),
  )
  expect([russian.lang, english.lang]).toEqual(['ru', 'en'])
  const { name, short_name, ...words } = english
  expect([name, short_name]).toEqual(['Околица', 'Околица'])
  expect(JSON.stringify(words)).not.toMatch(/\p{Script=Cyrillic}/u)
  for (const same of ['id', 'scope', 'start_url', 'icons', 'share_target']) expect(english[same]).toEqual(russian[same])
})

it('serves a manifest with existing icons and shortcuts', async () => {
  const { app } = await setUp()
  const answer = await app.inject('/site.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = answer.json()
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' })
  const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) expect((await app.inject(src)).statusCode, src).toBe(200)
  expect((await app.inject('/icon-apple.png')).headers['content-type']).toBe('image/png')
})

it('serves the cabinet as a separate application, at the marketplace only', async () => {
  const { app } = await setUp()
  const manifest = (await app.inject('/cabinet.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/cabinet', scope: '/cabinet', start_url: '/cabinet', name: 'Околица: кабинет' })
  for (const { src } of manifest.icons) expect((await app.inject(src)).statusCode, src).toBe(200)
  for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/cabinet\//)
  expect((await (await setUp(101)).app.inject('/cabinet.webmanifest')).statusCode).toBe(404)
})

it('removes the service worker from browsers when it is switched off', async () => {
  const app = Fastify()
  retireServiceWorker(app)
  app.get('/sw.js', () => 'the worker')
  const { body, headers } = await app.inject('/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('the worker')
})

it('lists no page and no path of a closed area for robots', async () => {
  const { app } = await setUp(null, true, 'farmer', {}, undefined, ['tours', 'restaurants', 'sites'])
  const { body } = await app.inject('/sitemap/pages.xml')
  expect(body).toContain('/farmers')
  expect(body).not.toMatch(/tours|restaurants/)
  expect((await app.inject('/robots.txt')).body).not.toContain('/constructor')
})
