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
 * Makes the storefront speak one language. The source names the Russian words, as everywhere; a build of another
 * language puts their twins of `strings/<language>` in their place, so that no page carries words it does not show. What
 * has no twin is about Russian itself (`scripts/guards/both-languages.ts` knows which). In such a build all that is
 * Russian on a page is what people wrote, and the elements that show it say so (`mark-russian.ts`).
 */
export function wordsOf(language: Language): Plugin {
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
      const said = existsSync(twin) ? language : SHOP_LANGUAGE
      // the words are the very modules the server runs, not a second copy of them
      if (this.environment.config.consumer === 'server' && this.environment.mode === 'build')
        return { id: `@okolitsa/strings/${said}/${file}.ts`, external: true }
      return said === SHOP_LANGUAGE ? null : pathOf(twin)
    },
  }
}
