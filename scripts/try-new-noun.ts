/**
 * `node scripts/try-new-noun.ts`: generates a noun in a copy of the tree and runs types, style, walls, guards, its own
 * HTTP test and the tests of all tables and statements. Run it after changing the generator or the code it imitates;
 * `new-noun.test.ts` checks the generated files quickly. Some 30 CPU seconds.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchCopy } from './noun/scratch-copy.ts'

const STEPS = [
  ['scripts/new-noun.ts', 'engagement/gift-cards', 'Gift cards'],
  ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['scripts/check-walls.ts'],
  ['scripts/check-guards.ts'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=http',
    'server/engagement/gift-cards',
    'server/db/relations.test.ts',
    'server/db/statements.test.ts',
    'server/access.test.ts',
  ],
]

const copy = scratchCopy(dirname(dirname(fileURLToPath(import.meta.url))))
try {
  for (const step of STEPS) {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { cwd: copy, encoding: 'utf8' })
    console.log(`${status === 0 ? '✓' : '✗'} ${step.join(' ')}`)
    if (status !== 0) console.log(stdout + stderr)
    process.exitCode ||= status ?? 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
