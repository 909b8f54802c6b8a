import type { Guard } from './guard.ts'

const mostLines = 300
/** Test cases are sequential and read one at a time. */
const mostLinesOfTests = 700
/** Data and tables are long and are used for look-up. */
const data =
  /^web\/styles\/tokens\.css$|^(demo\/data|strings)\/|\.data\.ts$|\.d\.ts$|\/generated\/|^server\/adapters\/geo\/gazetteer\//

/** A file that is hard to overview does more than one thing. */
export const noGiantFile: Guard = {
  sentence: `no file is longer than ${mostLines} lines (${mostLinesOfTests} for tests)`,
  appliesTo: (path) => /\.(ts|tsx|mjs|css)$/.test(path) && !data.test(path),
  check(text, path) {
    if (text.startsWith('// Generated')) return []
    const lines = text.trimEnd().split('\n').length
    return lines > (/\.(test|e2e)\.tsx?$/.test(path) ? mostLinesOfTests : mostLines) ? [`${lines} lines`] : []
  },
}
