import { complainByLine, type Guard } from './guard.ts'

/**
 * Files that may contain the name of the software: its documentation and package, tests and tools for developers, and
 * the market of the demo.
 */
const ALLOWED =
  /^(docs|tests|scripts)\/|\.(test|data)\.tsx?$|^(README(\.en)?|CONTRIBUTING)\.md$|^package(-lock)?\.json$|^demo\/data\/(market|shop)\.json$/

/** Cyrillic stem of the name in any case. */
const NAME_IN_CYRILLIC = /околиц[а-яё]*/iu
/** The name in Latin as a word: variables (`OKOLITSA_…`), packages, cookies, hosts and other identifiers stay. */
const NAME_IN_LATIN = /\bOkolitsa\b|\bOKOLITSA\b|(?<=[\p{L}«»“”,.!?:] )okolitsa\b(?![-./:@])/u

/**
 * Reports the name of the software in texts: pages, letters and files for people take the name of the market, which is
 * data.
 */
export const marketName: Guard = {
  sentence: 'texts take the name of the market from its settings and never contain the name of the software',
  appliesTo: (path) => /\.(tsx?|mjs|js|css|html|svg|json|md|txt|sql|xml|yml)$/.test(path) && !ALLOWED.test(path),
  check: (text, path) =>
    complainByLine(/\.(json|md|txt)$/.test(path) ? text : withoutComments(text, path), (line) => nameIn(line)),
}

const nameIn = (line: string): string | null => (NAME_IN_CYRILLIC.exec(line) ?? NAME_IN_LATIN.exec(line))?.[0] ?? null

/** Removes comments and keeps line numbers. */
function withoutComments(text: string, path: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '')
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/<!--[\s\S]*?-->/g, blank)
  return path.endsWith('.sql')
    ? withoutBlocks.replace(/--.*$/gm, blank)
    : withoutBlocks.replace(/(^|[\s;{}(,])\/\/.*$/gm, blank)
}
