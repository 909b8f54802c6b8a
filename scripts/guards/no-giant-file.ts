import type { Guard } from './guard.ts'

const mostLines = 350
const data = /^(demo\/data|strings)\/|\.data\.ts$|\.d\.ts$|\/generated\/|^server\/adapters\/geo\/gazetteer\//

/** A file that does not fit in the head does more than one thing. */
export const noGiantFile: Guard = {
  sentence: `no file of code is longer than ${mostLines} lines`,
  appliesTo: (path) => /\.(ts|tsx|mjs|css)$/.test(path) && !data.test(path),
  check(text) {
    if (text.startsWith('// Generated')) return []
    const lines = text.trimEnd().split('\n').length
    return lines > mostLines ? [`${lines} lines`] : []
  },
}
