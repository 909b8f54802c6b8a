import type { Guard } from './guard.ts'

/** Matches comments and quoted texts; other text is code. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const MACHINE_TIME = /\bnew Date\(\)|\bDate\(\)|\bDate\.now\b/
/** Matches parts of a date in the machine's time zone. */
const MACHINE_ZONE =
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(|\bgetTimezoneOffset\b/
const SQL_TIME =
  /(?<![\w.])(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\bcurrent_(?:date|timestamp)\b|\blocaltime(?:stamp)?\b/i

/** The file that reads the machine's clock for all other code. */
const SOURCE = 'domain/clock/machine-clock.ts'
/**
 * Files that compare the clocks of the machine, the job runner and the database, or record when a migration was applied.
 */
const OF_THE_DATABASE =
  /^server\/platform\/(jobs\/(abandoned-deliveries|work\.test)|db\/(migrate|database-state|connection-options\.test))\.ts$/
/**
 * Number of the first checked migration: earlier ones precede the shop's own time, and 0035 converted their functions.
 */
const FIRST_MIGRATION = 36

const SHOP = /^(domain|contracts|strings|server|web|emulators|demo)\/.*\.(ts|tsx)$/
const OF_TESTS = /\.(test|data|contract)\.tsx?$|\/testing\.ts$/

/** Code and quoted texts with the line of their start. */
function partsOf(text: string): { code: [number, string][]; quoted: [number, string][] } {
  const code: [number, string][] = []
  const quoted: [number, string][] = []
  let end = 0
  let line = 1
  const add = (list: [number, string][], part: string) => {
    for (const [index, each] of part.split('\n').entries()) list.push([line + index, each])
    line += part.split('\n').length - 1
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    add(code, text.slice(end, index))
    add(token.startsWith('/') ? [] : quoted, token)
    end = index + token.length
  }
  add(code, text.slice(end))
  return { code, quoted }
}

function complaintsOf(text: string, path: string): string[] {
  if (path.endsWith('.sql'))
    return text.split('\n').flatMap((line, index) => (SQL_TIME.test(line) ? [`${index + 1}: ask shop_now()`] : []))
  const { code, quoted } = partsOf(text)
  const isOfTests = OF_TESTS.test(path)
  return [
    ...code.flatMap(([line, part]) => {
      if (!isOfTests && MACHINE_TIME.test(part)) return [`${line}: ask the Clock, or pageClock in the browser`]
      return MACHINE_ZONE.test(part) ? [`${line}: name the time zone`] : []
    }),
    ...(OF_THE_DATABASE.test(path) ? [] : quoted).flatMap(([line, part]) =>
      SQL_TIME.test(part.replace(/\$\{[^}]*\}/g, '')) ? [`${line}: ask shop_now()`] : [],
    ),
  ]
}

/**
 * Reports uses of the machine's time, because a shop with a shifted time (OKOLITSA_NOW) must use it everywhere;
 * durations are measured with `performance.now()`.
 */
export const shopClock: Guard = {
  sentence:
    'nobody asks the machine what time it is, or where it stands: Clock and shop_now() tell the one, data the other',
  appliesTo: (path) => {
    const migration = /^server\/db\/migrations\/(\d+)/.exec(path)
    if (migration) return Number(migration[1]) >= FIRST_MIGRATION
    return SHOP.test(path) && path !== SOURCE
  },
  check: complaintsOf,
}
