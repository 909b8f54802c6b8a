import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BROWSER_CHECK } from './browser-check.ts'
import { ICONS, manifestIn, manifestPath } from './manifest.ts'
import { siteSign } from './site-sign.ts'
import { mountSitemap, type SitemapOptions } from './sitemap.ts'

/** Pages for one person, searches and calls: robots have no business there. */
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
  '/operator',
]
/** What pages show and messengers ask for lies under a closed address. */
const OPEN_TO_ROBOTS = ['/api/v1/img/', '/api/v1/preview/']
/** Marks of campaigns, for Yandex: with them a page is the same page. */
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
/** One hour in caches on the way, s. */
const CACHE_CONTROL = 'public, max-age=3600'

/** Files a browser or a robot asks for by a fixed name: the sign, the manifest, rules for robots, the list of pages. */
export async function mountPublicFiles(
  app: FastifyInstance,
  options: SitemapOptions & {
    readonly isFound: boolean
    /** How the request's site looks; null = as the marketplace. */
    readonly themeOf: (request: FastifyRequest) => SiteTheme | null
  },
): Promise<void> {
  const favicon = await readFile(new URL('favicon.svg', import.meta.url))
  const sign = (request: FastifyRequest, reply: FastifyReply) => {
    const { title = null } = options.siteOf(request)
    const drawing = title === null ? favicon : siteSign(title, options.themeOf(request))
    return reply.type('image/svg+xml').header('cache-control', CACHE_CONTROL).send(drawing)
  }
  app.get('/favicon.svg', sign)
  app.get('/favicon.ico', sign)

  app.get('/browser-check.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', CACHE_CONTROL).send(BROWSER_CHECK),
  )

  for (const name of ICONS) {
    const icon = await readFile(new URL(`icons/${name}`, import.meta.url))
    app.get(`/${name}`, (request, reply) => {
      // a device that finds none draws the letter of the site's name; the marketplace's sign would say another's name
      if ((options.siteOf(request).title ?? null) !== null && name !== 'icon-badge.png') return reply.callNotFound()
      return reply.type('image/png').header('cache-control', CACHE_CONTROL).send(icon)
    })
  }

  for (const language of LANGUAGES) {
    const ofMarketplace = JSON.stringify(manifestIn(language, null))
    app.get(manifestPath(language), (request, reply) => {
      const { title = null } = options.siteOf(request)
      const manifest =
        title === null ? ofMarketplace : JSON.stringify(manifestIn(language, title, options.themeOf(request)))
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', CACHE_CONTROL)
        .send(manifest)
    })
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        (options.isFound
          ? [
              'User-agent: *',
              ...OPEN_TO_ROBOTS.map((path) => `Allow: ${path}`),
              ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
              `Clean-param: ${NO_PAGE_OF_ITS_OWN.join('&')}`,
              `Sitemap: ${options.originOf(request)}/sitemap.xml`,
              '',
            ]
          : // goods of a demonstration do not exist: nobody should find them
            ['User-agent: *', 'Disallow: /', '']
        ).join('\n'),
      ),
  )

  mountSitemap(app, options)
}
