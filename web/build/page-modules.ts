import type { Plugin } from 'vite'

/** Route tables: `shop-routes.ts` and `…-pages.ts`. */
export const TABLE = /\/web\/app\/(shop-routes|[a-z-]+-pages)\.ts$/
/** A page or a layout of the route table with its import. */
const PAGE = /\bpage: (?=(?:async )?\(\) => [^\n]*?\bimport\('\.\.\/([^']+)'\))/g
const ANY_PAGE = /\bpage: (?:async )?\(\) =>/g

/** Adds the source file of every page to the route table: `module: 'routes/home/page.tsx'`. */
export function withModules(table: string): string {
  let named = 0
  const written = table.replace(PAGE, (start, file: string) => {
    named += 1
    return `module: '${file}', ${start}`
  })
  const pages = table.match(ANY_PAGE)?.length ?? 0
  if (named !== pages) throw new Error(`${pages} pages, and ${named} name their file as import('../…') in one line`)
  return written
}

/** Properties of a page that only the server uses. */
const FOR_SERVER =
  /^ *(?:session: '\w+'|(?:query|late): .*|isNearestFirst: true),\n|^import .* from '\.\/list-query\.ts'\n/gm

/**
 * The server preloads a page's files by its module name in the build manifest. The table names the module once, in the
 * typed import; this plugin copies the name for the manifest. The browser's table does not need it.
 */
export function pageModules(): Plugin {
  return {
    name: 'page-modules',
    enforce: 'pre',
    transform(code, id) {
      if (!TABLE.test(id)) return null
      const named = withModules(code)
      const isBrowser = this.environment.mode === 'build' && this.environment.config.consumer === 'client'
      return { code: isBrowser ? code.replace(FOR_SERVER, '') : named, map: null }
    },
  }
}
