import { CHECKER, FUNCTIONS, moduleOfFile, READING_FUNCTIONS, strangerTo } from '../../server/db/table-access.ts'
import { relationsIn } from '../sql/relations-in.ts'
import { sqlTextsIn } from '../sql/sql-texts.ts'
import type { Guard } from './guard.ts'

const OF_TESTS = /\.(test|data|contract)\.ts$|\/testing(-setup)?\.ts$/

/** Files that copy the rows of every table as its owner wrote them, so they name no relation. */
const COPIERS: ReadonlySet<string> = new Set(['server/demo/load-history.ts', 'server/demo/history/recording.ts'])

/** Reports foreign tables that are read by undeclared modules, or written by a module other than their owner. */
export const ownTables: Guard = {
  sentence:
    'a module writes its own tables only, and reads a foreign one only where server/db/foreign-reads.ts says so',
  appliesTo: (path) => path.startsWith('server/') && path.endsWith('.ts') && !OF_TESTS.test(path) && !COPIERS.has(path),
  check: (text, path) => {
    const module = moduleOfFile(path)
    return sqlTextsIn(text, path).flatMap((quoted) => [
      ...relationsIn(quoted.text).flatMap(({ relation, access, line }) => {
        const complaint = strangerTo(relation, access, module)
        return complaint === null ? [] : [`${quoted.line + line}: ${complaint}`]
      }),
      ...[...FUNCTIONS].flatMap(([name, owner]) =>
        module === owner || (module === CHECKER && READING_FUNCTIONS.has(name)) || !quoted.text.includes(`${name}(`)
          ? []
          : [`${quoted.line}: ${name}() is ${owner}'s: call its service`],
      ),
    ])
  },
}
