import { readSource } from './read-source.ts'

/** Matches a sentence that does not name its subject. */
const NAMELESS_SUBJECT = /(?:^|(?<=[.!?] +))(what|whatever|who|whoever|whose|those|nothing|nobody|no one|none)\b/gi
/** Words of a dialect in comments and titles → words of the field. */
const PROSE_WORDS: ReadonlyMap<string, string> = new Map([
  ['fate', 'outcome, result, state'],
  ['fates', 'outcomes, results, states'],
  ['told', 'notified, published, reported, passed'],
  ['tell', 'notify, publish, report, return'],
  ['tells', 'notifies, publishes, reports, returns'],
  ['said', 'submitted, stated, answered'],
  ['heard', 'received'],
  ['hears', 'receives, listens to'],
  ['unheard', 'not received; unhandled'],
  ['heed', 'apply'],
  ['heeds', 'applies'],
  ['heeded', 'applied'],
  ['aloud', 'announced; read by a screen reader'],
  ['whoever', 'the customer, the caller'],
  ['whomever', 'the customer, the caller'],
  ['beside', 'next to; in addition to'],
  ['outdate', 'invalidate'],
  ['outdates', 'invalidates'],
  ['let go', 'release, drop'],
  ['lets go', 'releases, drops'],
  ['letting go', 'releasing, dropping'],
  ['hold still', 'lock'],
  ['holds still', 'is locked; does not change'],
])
const PROSE_WORD = new RegExp(`\\b(${[...PROSE_WORDS.keys()].join('|')})\\b`, 'gi')
/** Words inside names → words of the field. */
const NAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['fate', 'outcome, state'],
  ['fates', 'outcomes, states'],
  ['told', 'notified, published'],
  ['tell', 'notify, publish'],
  ['tells', 'notifies, publishes'],
  ['said', 'submitted, stated'],
  ['heard', 'received'],
  ['heed', 'apply'],
  ['heeded', 'applied'],
  ['beginnings', 'entryPages'],
  ['outdate', 'invalidate'],
  ['outdates', 'invalidates'],
  ['aloud', 'announced'],
  ['beside', 'adjacent'],
])
/** Fields of the public API keep their names. */
const WIRE_NAMES: ReadonlySet<string> = new Set(['fate', 'OrderFate', 'GoodsFate', 'StockFate'])
/** Beginnings of names in kebab-case → words of the field. */
const NAME_STARTS: readonly (readonly [string, string])[] = [
  ['let-go', 'release'],
  ['lets-go', 'releases'],
  ['side-by-side', 'pipelined, inParallel'],
  ['hold-still', 'lock'],
  ['words-of', 'messageOf, labelOf, textOf'],
  ['goes-by', 'usesChannel'],
]
/** Matches quoted code and quoted texts, which are no prose. */
const QUOTED = /`[^`]*`|«[^»]*»|“[^”]*”|"[^"]*"/g

/** True for files with prose; applied migrations and generated files do not change. */
export const isProse = (path: string): boolean =>
  /\.(tsx?|mjs|css|sql|py)$/.test(path) && !/^server\/db\/migrations\/|\/generated\//.test(path)

/** Banned patterns in comments, test titles and names of a file, each «line: pattern». */
export function proseComplaints(text: string, path: string): string[] {
  if (text.startsWith('// Generated')) return []
  const { comments, titles, names } = readSource(text, path)
  const prose = [...comments, ...titles].flatMap((passage) => {
    const words = passage.text.replace(QUOTED, (quoted) => '_'.repeat(quoted.length))
    const subjects = [...words.matchAll(NAMELESS_SUBJECT)].map(
      ({ 0: subject, index }) => `${passage.lineAt(index)}: a sentence begins with «${subject}»: name its subject`,
    )
    const banned = [...words.matchAll(PROSE_WORD)].map(
      ({ 0: word, index }) => `${passage.lineAt(index)}: «${word}»: say ${PROSE_WORDS.get(word.toLowerCase())}`,
    )
    return [...subjects, ...banned]
  })
  const named = names.flatMap(({ text: name, lineAt }) => {
    const say = fieldWordOf(name)
    return say === null ? [] : [`${lineAt(0)}: «${name}»: say ${say}`]
  })
  return [...prose, ...named]
}

function fieldWordOf(name: string): string | null {
  if (WIRE_NAMES.has(name)) return null
  const words = (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())
  const kebab = `${words.join('-')}-`
  for (const [start, say] of NAME_STARTS) if (kebab.startsWith(`${start}-`)) return say
  for (const word of words) {
    const say = NAME_WORDS.get(word)
    if (say !== undefined) return say
  }
  return null
}
