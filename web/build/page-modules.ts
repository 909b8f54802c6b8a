import type { Plugin } from 'vite'

/** Where pages stand: `routes.ts` and `…-pages.ts`. */
export const TABLE = /\/web\/app\/(shop-routes|[a-z-]+-pages)\.ts$/
/** A page or a layout of the route table, its file named by the import. */
const PAGE = /\bpage: (?=(?:async )?\(\) => [^\n]*?\bimport\('\.\.\/([^']+)'\))/g
const ANY_PAGE = /\bpage: (?:async )?\(\) =>/g

/** The route table with the file of every page named beside it: `module: 'routes/home/page.tsx'`. */
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

/** What only the server asks of a page, and where it is said. */
const FOR_SERVER =
  /^ *(?:session: '\w+'|(?:query|late): .*|isNearestFirst: true),\n|^import .* from '\.\/list-query\.ts'\n/gm

/**
 * The server preloads a page's files by the name of its module in the build manifest. The name stands in the table once,
 * as the import that types check; this writes it down for the manifest. A browser's table does without.
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
