import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { areaOfPath, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { lettersOf, monogramColor } from '@okolitsa/domain/themes/site-sign.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { offeredBy } from '../platform/http/language-of.ts'
import type { SiteIcon } from '../supply/images/ports.ts'
import { BROWSER_CHECK } from './browser-check.ts'
import { CABINET_MANIFEST_PATH, cabinetManifest, ICONS, manifestIn, manifestPath } from './manifest.ts'
import { siteSign } from './site-sign.ts'
import { mountSitemap, type SitemapOptions } from './sitemap.ts'

/** Personal pages, searches and calls are closed to robots. */
const CLOSED_TO_ROBOTS = [
  '/api/',
  '/server/',
  '/account',
  '/cart',
  '/shared-cart',
  '/checkout',
  '/sign-in',
  '/search-result',
  '/favorites',
  '/payment',
  '/web/',
  '/cabinet',
  '/office',
  '/courier/',
  '/constructor',
  '/preview/',
]
/** Pictures of pages and previews are under a closed path. */
const OPEN_TO_ROBOTS = ['/api/v1/img/', '/api/v1/preview/']
/** Campaign parameters for Yandex, which do not affect a page. */
const NO_PAGE_OF_ITS_OWN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'from',
  'location',
]
/** Shape of a site's monogram for each file name; Apple cuts the corners. */
const SITE_ICONS = {
  'icon-192.png': { side: 192, form: 'rounded' },
  'icon-512.png': { side: 512, form: 'rounded' },
  'icon-maskable.png': { side: 512, form: 'full' },
  'icon-apple.png': { side: 180, form: 'full' },
} as const
/** Cache header: one hour in shared caches. */
const CACHE_CONTROL = 'public, max-age=3600'
/** Cache header of a file that contains the name of the market, which may change at any time. */
const MANIFEST_CACHE_CONTROL = 'public, no-cache'

/** Mounts files with fixed names: the logo, the manifest, robots.txt, the sitemap. */
export async function mountPublicFiles(
  app: FastifyInstance,
  options: SitemapOptions & {
    readonly isFound: boolean
    /** Theme of the request's site; null = the default theme. */
    readonly themeOf: (request: FastifyRequest) => SiteTheme | null
    readonly iconOf: (icon: SiteIcon) => Promise<Buffer>
    /** True = the drawn sign of the demo is the icon of the marketplace, instead of a monogram. */
    readonly isDemo: boolean
  },
): Promise<void> {
  const favicon = await readFile(new URL('favicon.svg', import.meta.url))
  /** Name whose first letter is the icon; null = the icon is the drawn sign. */
  const nameOnIcon = (request: FastifyRequest): string | null => {
    const { title = null, market } = options.siteOf(request)
    return title ?? (options.isDemo ? null : market.name)
  }
  const sign = (request: FastifyRequest, reply: FastifyReply) => {
    const name = nameOnIcon(request)
    const drawing = name === null ? favicon : siteSign(name, options.themeOf(request))
    return reply.type('image/svg+xml').header('cache-control', CACHE_CONTROL).send(drawing)
  }
  app.get('/favicon.svg', sign)
  app.get('/favicon.ico', sign)

  app.get('/browser-check.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', CACHE_CONTROL).send(BROWSER_CHECK),
  )

  for (const name of ICONS) {
    const icon = await readFile(new URL(`icons/${name}`, import.meta.url))
    app.get(`/${name}`, async (request, reply) => {
      const written = nameOnIcon(request)
      reply.type('image/png').header('cache-control', CACHE_CONTROL)
      if (written === null || name === 'icon-badge.png') return reply.send(icon)
      const color = monogramColor(options.themeOf(request))
      return reply.send(await options.iconOf({ letters: lettersOf(written), color, ...SITE_ICONS[name] }))
    })
  }

  for (const language of LANGUAGES) {
    app.get(manifestPath(language), (request, reply) => {
      if (!offeredBy(app).includes(language)) return reply.callNotFound()
      const { title = null, market } = options.siteOf(request)
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', MANIFEST_CACHE_CONTROL)
        .send(JSON.stringify(manifestIn(language, { title, theme: options.themeOf(request), market })))
    })
  }

  app.get(CABINET_MANIFEST_PATH, (request, reply) => {
    // the cabinet exists at the marketplace only
    const { organizationId, market } = options.siteOf(request)
    if (organizationId !== null) return reply.callNotFound()
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', MANIFEST_CACHE_CONTROL)
      .send(JSON.stringify(cabinetManifest(market.name, options.themeOf(request), options.closedAreas())))
  })

  const isShown = (path: string) => !isInClosed(areaOfPath(path), options.closedAreas())
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        (options.isFound
          ? [
              'User-agent: *',
              ...OPEN_TO_ROBOTS.map((path) => `Allow: ${path}`),
              ...CLOSED_TO_ROBOTS.filter(isShown).map((path) => `Disallow: ${path}`),
              `Clean-param: ${NO_PAGE_OF_ITS_OWN.join('&')}`,
              `Sitemap: ${options.originOf(request)}/sitemap.xml`,
              '',
            ]
          : // products of a demo do not exist, so search engines must not list them
            ['User-agent: *', 'Disallow: /', '']
        ).join('\n'),
      ),
  )

  mountSitemap(app, options)
}
