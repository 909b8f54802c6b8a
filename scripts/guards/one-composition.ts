import type { Guard } from './guard.ts'

/** Tests that create modules themselves, with the reason. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['server/discovery/read-models/special-prices-at-moments.test.ts', 'one connection, whose clock is told'],
  ['server/money/ledger/ledger.http.test.ts', 'a clock and a transaction that fail in the midst of one module'],
])

/** Modules without dependencies but each other, which a test of one module may need. */
const LEAVES: ReadonlySet<string> = new Set(['Audit', 'ReadModels', 'Sellers'])

/** Reports modules joined outside server/app.ts, because a composition in a test hides mistakes of the real one. */
export const oneComposition: Guard = {
  sentence:
    'a test stands on the real application (testApp, openWorld) and makes at most one module by hand, beside audit, read models and sellers',
  appliesTo: (path) => /^(server|tests)\/.*\.(test|data)\.ts$/.test(path) && !ALLOWED.has(path),
  check: (text) => {
    const made = text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/\bcreate([A-Z]\w*)Module\(/g)]
          .map(([, module = '']) => ({ module, line: index + 1 }))
          .filter(({ module }) => !LEAVES.has(module)),
      )
    const [first, ...others] = made
    return others
      .filter(({ module }) => module !== first?.module)
      .map(({ module, line }) => `${line}: ${first?.module} and ${module} are joined by hand`)
  },
}
