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
import { stringsOf } from './build/words-of.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const shared = sharedModules()
/** Chunks of pages, by the names of their modules. */
const PAGE = /\/(?:[\w]+-)*page-[\w-]+\.js$/

/**
 * Two builds per language, which is the mode (`--mode en`; Russian by default): `vite build` writes the browser bundle
 * with its manifest to `dist/<language>/client`, `vite build --ssr` writes `dist/<language>/server/entry-server.js`.
 * Workspaces are consumed as source through their `exports`, so no aliases.
 */
export default defineConfig(({ isSsrBuild, command, mode }) => {
  const language = isLanguage(mode) ? mode : SHOP_LANGUAGE
  return {
    root,
    // The server answers all paths; an unknown one must not become index.html.
    appType: 'custom',
    publicDir: false,
    plugins: [
      stringsOf(language),
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
        // the first script contains lists of preloaded files: complete for pages, whose loaders run in parallel; style
        // sheets only for windows and other parts, which must not be shown without them
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'html' || PAGE.test(file) ? needed : needed.filter((one) => one.endsWith('.css')),
      },
      // Pictures and fonts stay files: they are cached, and a strict content policy allows no data: URLs.
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? // rules, contracts and texts (stringsOf) are the server's own modules, not a second copy

          { input: `${root}entry-server.tsx`, external: [/^@okolitsa\/(domain|contracts)\//] }
        : {
            input: `${root}entry-client.tsx`,
            // modules of every page are one file next to React: sixty small ones compress a tenth worse
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  // a separate file stays in the browser's cache across releases, and two parallel files get more of a
                  // slow connection that is shared with pictures
                  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                  { name: 'core', tags: ['$initial' as const], priority: 2 },
                  { name: 'shelves', test: shared.isOfLists, priority: 1.5 },
                  // entry pages load no code of forms and other pages
                  { name: 'first-parts', test: shared.isOfEntryPages, priority: 1 },
                  { name: 'parts', test: shared.isShared, priority: 0 },
                  { name: shared.entryPagesFile, priority: -1 },
                ],
              },
            },
          },
    },
    ssr: { noExternal: [/^@okolitsa\//] },
  }
})
