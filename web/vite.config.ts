import { fileURLToPath } from 'node:url'
import { isLanguage, SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { directIcons } from './build/direct-icons.ts'
import { endpointTables } from './build/endpoint-tables.ts'
import { pageModules } from './build/page-modules.ts'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sharedModules } from './build/shared-modules.ts'
import { widget } from './build/widget.ts'
import { wordsOf } from './build/words-of.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const shared = sharedModules()
/** Files of the first chunks, named below. */
const ON_EVERY_PAGE = /assets\/(?:react|core)-[\w-]+\.js$/

/**
 * Two builds from one tree for each language, which is the mode (`--mode en`; Russian unless told): `vite build` makes the
 * browser bundle with its manifest in `dist/<language>/client`, `vite build --ssr` makes
 * `dist/<language>/server/entry-server.js`. Workspaces are consumed as source through their `exports`, so no aliases.
 */
export default defineConfig(({ isSsrBuild, command, mode }) => {
  const language = isLanguage(mode) ? mode : SHOP_LANGUAGE
  return {
    root,
    // The server answers for everything; an unknown address must not turn into index.html.
    appType: 'custom',
    publicDir: false,
    plugins: [
      wordsOf(language),
      endpointTables(),
      pageModules(),
      shared.plugin,
      directIcons(),
      serviceWorker(),
      widget(),
      precompress(),
      react(),
    ],
    css: { modules: { generateScopedName: command === 'serve' ? '[name]__[local]' : '[hash:base64:6]' } },
    build: {
      outDir: `dist/${language}/${isSsrBuild ? 'server' : 'client'}`,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      copyPublicDir: false,
      target: isSsrBuild ? 'node24' : ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      modulePreload: {
        polyfill: false,
        // what every page has already need not be named beside each part that comes later
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((file) => !ON_EVERY_PAGE.test(file)) : needed,
      },
      // Pictures and fonts stay files: they are cached, and a strict content policy needs no data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? // The rules and the wire are the very modules the server runs, not a second copy of them; so are the words (wordsOf).

          { input: `${root}entry-server.tsx`, external: [/^@okolitsa\/(domain|contracts)\//] }
        : {
            input: `${root}entry-client.tsx`,
            // what every page needs is one file beside React: sixty small ones compress a tenth worse
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  // a file for itself: it stays in the browser's cache over releases of the shop, and two files take two
                  // shares of a slow line where pictures take the others
                  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                  { name: 'core', tags: ['$initial' as const], priority: 2 },
                  { name: 'shelves', test: shared.isOfLists, priority: 1 },
                  { name: 'parts', test: shared.isShared, priority: 0 },
                  { name: shared.beginningsOf, priority: -1 },
                ],
              },
            },
          },
    },
    ssr: { noExternal: [/^@okolitsa\//] },
  }
})
