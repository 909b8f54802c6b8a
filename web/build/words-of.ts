import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import { normalizePath, type Plugin } from 'vite'

const WORDS = /^@okolitsa\/strings\/ru\/([\w-]+)\.ts$/
const strings = new URL('../../strings/', import.meta.url)
const pathOf = (url: URL) => normalizePath(fileURLToPath(url))
const web = pathOf(new URL('../', import.meta.url))
const JSX = /^react\/(jsx-(?:dev-)?runtime)$/
const markedJsx = `${web}platform/language/`

/**
 * Builds the storefront in one language. The source imports the Russian texts; a build of another language replaces
 * them by their twins in `strings/<language>`, so that no page carries unused texts. Texts without a twin are about
 * Russian itself (`scripts/guards/both-languages.ts` lists them). In such a build the only Russian text of a page was
 * written by people, and its elements are marked (`mark-russian.ts`).
 */
export function stringsOf(language: Language): Plugin {
  const isOwn = (importer = '') => importer.startsWith(web) && !importer.startsWith(markedJsx)
  return {
    name: 'words-of',
    enforce: 'pre',
    resolveId(source, importer) {
      const runtime = JSX.exec(source)?.[1]
      if (runtime !== undefined && language !== SHOP_LANGUAGE && isOwn(importer)) return `${markedJsx}${runtime}.ts`
      const file = WORDS.exec(source)?.[1]
      if (file === undefined) return null
      const twin = new URL(`${language}/${file}.ts`, strings)
      const served = existsSync(twin) ? language : SHOP_LANGUAGE
      // the server's own modules, not a second copy of them
      if (this.environment.config.consumer === 'server' && this.environment.mode === 'build')
        return { id: `@okolitsa/strings/${served}/${file}.ts`, external: true }
      return served === SHOP_LANGUAGE ? null : pathOf(twin)
    },
  }
}
