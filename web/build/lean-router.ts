import type { Plugin } from 'vite'

const INSIDE = /\/react-router\/dist\/production\/lib\//

/**
 * Parts of React Router that stand for modes of it that we do not use, and what the browser is given in their place:
 * who imports what from where, and the same names without what they would bring along. `lean-router.test.ts` holds that
 * the library still imports just these names.
 */
export const REPLACED = [
  {
    importer: 'router/router.js',
    source: './instrumentation.js',
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router`,
  },
  {
    importer: 'components.js',
    source: './dom/ssr/components.js',
    code: `import { createContext } from 'react'
export const FrameworkContext = createContext(undefined)`,
  },
] as const

/** Leaves watchers of routes and the framework's own documents out of the browser's router: 9 KB that never run. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.config.consumer !== 'client' || !importer || !INSIDE.test(importer)) return null
      const at = REPLACED.findIndex((one) => one.source === source && importer.endsWith(`/lib/${one.importer}`))
      return at < 0 ? null : `\0lean-router:${at}`
    },
    load(id) {
      const [, at] = /^\0lean-router:(\d+)$/.exec(id) ?? []
      return at === undefined ? null : (REPLACED[Number(at)]?.code ?? null)
    },
  }
}
