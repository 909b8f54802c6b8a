import { fileURLToPath } from 'node:url'
import type { PageAssets, PageBundle } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Pages straight from source with hot reload (`npm run dev`): Vite's middleware answers for modules and styles,
 * the page bundle is loaded anew when it changes. Vite is a development dependency, so it is imported only here.
 */
export async function developmentPages(app: FastifyInstance, root: URL) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(root),
    configFile: fileURLToPath(new URL('vite.config.ts', root)),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  const isViteUrl = /^\/(@|node_modules\/|src\/|.*\.(tsx?|css|woff2|svg|webp|json)(\?|$))/
  app.addHook('onRequest', (request, reply, done) => {
    if (!isViteUrl.test(request.url) || request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  const assets: PageAssets = {
    entry: '/entry-client.tsx',
    styles: ['/styles/tokens.css', '/styles/base.css'],
    inlineStyles: '',
    modules: [],
    fonts: [],
    development: ['/@vite/client', '/build/refresh-preamble.ts'],
  }
  return async () => ({
    bundle: (await vite.ssrLoadModule('/entry-server.tsx')) as PageBundle,
    assetsOf: () => assets,
  })
}
