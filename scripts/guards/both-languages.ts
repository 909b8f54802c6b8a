import { existsSync, readFileSync } from 'node:fs'
import { complainByLine, type Guard } from './guard.ts'

/**
 * Files without an English twin: texts about Russian itself or Russian data (search, places, receipts, papers), and texts for
 * operators and developers, and messages to sellers, who read Russian.
 */
const RUSSIAN_ONLY = new Set([
  'agency-papers',
  'api-reference',
  'bank-format',
  'chat-rules',
  'doctor',
  'english-facts',
  'english-names',
  'english-regions',
  'feeds',
  'fiscal',
  'folded-text',
  'keeping-words',
  'keyboard-layout',
  'latin-names',
  'new-noun',
  'office-commands',
  'place-cases',
  'places',
  'previews',
  'regions',
  'romanization',
  'company-title',
  'sbp-banks',
  'search-privacy',
  'price-words',
  'search-words',
  'seller-messages',
  'seller-templates',
  'start',
  'street-title',
  'sum-in-words',
  'town-names',
  'ui-samples',
])
const RUSSIAN = /^strings\/ru\/([\w-]+)\.ts$/
const ENGLISH = /^strings\/en\/([\w-]+)\.ts$/
const EXPORTED = /^export (?:async )?(?:const|function|let|class) (\w+)/gm
const PASSED_ON = /^export \{ ([^}]*) \} from/gm

const strings = new URL('../../strings/', import.meta.url)
const textOf = (path: string): string | null => {
  const file = new URL(path, strings)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

const namesIn = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(EXPORTED)].map(([, name = '']) => name),
    ...[...text.matchAll(PASSED_ON)].flatMap(([, names = '']) => names.split(/,\s*/)),
  ])

/** Missing parts of a twin: exports, and types that compare its keys with the Russian ones. */
export function lacksOfTwin(russian: string, english: string): string[] {
  const own = namesIn(english)
  return [...namesIn(russian)].flatMap((name) => {
    if (!own.has(name)) return [`${name} has no twin`]
    const declared = new RegExp(`^export (?:async )?(?:const|function|let|class) ${name}\\b(.*)`, 'm').exec(
      english,
    )?.[1]
    if (declared === undefined || declared.includes(`typeof ru.${name}`)) return []
    return [`${name} is not held against the Russian one: write \`: Words<typeof ru.${name}>\` after its name`]
  })
}

/** Units on the wire are one or two letters in quotes. */
const cyrillicIn = (line: string): string | null =>
  /\p{Script=Cyrillic}[\p{Script=Cyrillic} -]*/u.exec(line.replace(/'\p{Script=Cyrillic}{1,2}'/gu, "''"))?.[0] ?? null

/** Reports a missing file or export; a missing key does not compile. */
export const bothLanguages: Guard = {
  sentence: 'every text of the interface is said in both languages, and the English one has no Russian in it',
  appliesTo: (path) => RUSSIAN.test(path) || ENGLISH.test(path),
  check: (text, path) => {
    const file = (RUSSIAN.exec(path) ?? ENGLISH.exec(path))?.[1] ?? ''
    if (ENGLISH.test(path))
      return [
        ...(textOf(`ru/${file}.ts`) === null ? [`there is no strings/ru/${file}.ts`] : []),
        // the name of a language is in that language
        ...(file === 'language' ? [] : complainByLine(text, cyrillicIn)),
      ]
    if (RUSSIAN_ONLY.has(file)) return []
    const english = textOf(`en/${file}.ts`)
    return english === null ? [`there is no strings/en/${file}.ts`] : lacksOfTwin(text, english)
  },
}
