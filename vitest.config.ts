import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testShiftMs } from './scripts/test-shift.ts'
import { pageModules } from './web/build/page-modules.ts'

/** Tests that open a database or a port; everything else is a unit test and starts nothing. */
const http = ['server/**/*.test.ts', 'tests/!(bench)/**/*.test.ts', 'tests/*.test.ts']

/**
 * A test waits for what has to happen, not for a time: a crowded machine does the same later. Limits are there only so
 * that what hangs says where.
 */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, teardownTimeout: 60_000 }
/** The longest files of their projects: one that starts last keeps a single worker busy for minutes. */
const LONGEST =
  /\/(every-screen\.e2e|screen-states\.e2e|fuzz-places\.http\.test|promises\.http\.test|histories\.test)\.ts$/

/** Runs the longest files first; the others by size, as Vitest does without durations of an earlier run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    const rank = ({ moduleId }: TestSpecification) => (LONGEST.test(moduleId) ? 0 : 1)
    return [...projects.values()].flatMap((ofProject) => ofProject.sort((one, other) => rank(one) - rank(other)))
  }
}

const shared = {
  environment: 'node',
  env: { OKOLITSA_TEST_SHIFT_MS: String(testShiftMs) },
  exclude: ['**/node_modules/**', '**/dist/**'],
  // a worker reads a module once, not once for each file: no test may change a module for the next
  isolate: false,
  // the garbage collector took an eighth of the time: a shop's start creates much that dies young
  execArgv: ['--max-semi-space-size=64'],
  // on two cores vitest would take one; a test waits for the database half of its time (two workers 9.1 min, three 6.2)
  maxWorkers: Math.max(3, availableParallelism() - 1),
  setupFiles: ['scripts/steady-random.ts', 'scripts/shifted-date.ts'],
  expect: { poll: { timeout: 60_000 } },
  ...limits,
}

export default defineConfig({
  test: {
    teardownTimeout: limits.teardownTimeout,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{domain,contracts,strings,emulators,web,demo,scripts,tests/bench,deploy}/**/*.test.{ts,tsx}'],
        },
      },
      // pages rendered in a test are named as the build names them, and rendered by the code of the built shop
      {
        plugins: [pageModules()],
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: 'http',
          include: http,
          globalSetup: ['server/platform/db/testing-setup.ts'],
          setupFiles: [...shared.setupFiles, 'scripts/production-react.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/journeys/**/*.e2e.ts'],
          globalSetup: ['tests/journeys/global-setup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/journeys/tell-where.ts'],
          // journeys of many steps
          testTimeout: 600_000,
          // no second try: what passes only sometimes is broken, here or in the shop
          // journeys fill each other's waits: two at once took 12.5 min on two cores, three take 7.5
          maxWorkers: 3,
        },
      },
    ],
  },
})
