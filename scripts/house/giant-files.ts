const MAX_LINES = 300
/** Maximum lines of a test file, whose cases are sequential and read one at a time. */
const MAX_LINES_OF_TESTS = 700
/** Files of data and tables, which are long and used for look-up. */
const DATA =
  /^web\/styles\/tokens\.css$|^strings\/|\.data\.ts$|\.d\.ts$|\/generated\/|^server\/adapters\/geo\/gazetteer\//

/** The number of lines of a file that is too long; null = the file is short enough or has no limit. */
export function linesOfGiant(path: string, read: () => string): number | null {
  if (!/\.(ts|tsx|mjs|css)$/.test(path) || DATA.test(path)) return null
  const text = read()
  if (text.startsWith('// Generated')) return null
  const lines = text.trimEnd().split('\n').length
  return lines > (/\.(test|e2e)\.tsx?$/.test(path) ? MAX_LINES_OF_TESTS : MAX_LINES) ? lines : null
}
