import { fileURLToPath } from 'node:url'
import type { PageAssets, PageBundle } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type Language, SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Pages } from './page-bundle.ts'

const isViteUrl = /^\/(@|node_modules\/|src\/|.*\.(tsx?|css|woff2|svg|webp|json)(\?|$))/

/**
 * Serves pages from source with hot reload (`npm run dev`): Vite's middleware serves modules and styles, and the page
 * bundle is reloaded on changes. Vite is a development dependency, so it is imported only here. Each language has a
 * separate Vite server, started on the first request.
 */
export async function developmentPages(
  app: FastifyInstance,
  root: URL,
  languageOf: (request: FastifyRequest) => Language,
): Promise<(language: Language) => Promise<Pages>> {
  const { createServer } = await import('vite')
  const servers = new Map<Language, Promise<ViteDevServer>>()
  const start = (language: Language) =>
    createServer({
      root: fileURLToPath(root),
      configFile: fileURLToPath(new URL('vite.config.ts', root)),
      mode: language,
      cacheDir: fileURLToPath(new URL(`../node_modules/.vite/${language}`, root)),
      server: { middlewareMode: true, hmr: { server: app.server, path: `/hmr-${language}` } },
      appType: 'custom',
    })
  const serverOf = (language: Language): Promise<ViteDevServer> => {
    const server = servers.get(language) ?? start(language)
    servers.set(language, server)
    return server
  }
  await serverOf(SHOP_LANGUAGE)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isViteUrl.test(request.url) || request.url.startsWith('/api/')) return done()
    serverOf(languageOf(request)).then(({ middlewares }) => middlewares(request.raw, reply.raw, () => done()), done)
  })
  app.addHook('onClose', async () => {
    for (const server of servers.values()) await (await server).close()
  })
  const assets: PageAssets = {
    entry: '/entry-client.tsx',
    styles: ['/styles/tokens.css', '/styles/base.css'],
    inlineStyles: '',
    inlineStyleFiles: [],
    modules: [],
    fonts: [],
    development: ['/@vite/client', '/build/refresh-preamble.ts'],
  }
  return async (language) => ({
    bundle: (await (await serverOf(language)).ssrLoadModule('/entry-server.tsx')) as PageBundle,
    assetsOf: () => assets,
  })
}
