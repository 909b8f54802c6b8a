/**
 * `npm test` runs all checks; `npm run verify` is the same without the browser (`--without-e2e`). Static checks run in
 * parallel with the unit and HTTP tests, the browser after them. Each check counts as one test. The end of the output
 * repeats the failures; the last line is always «N passed, N failed».
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ensureBuilt, pinnedNode, projectEnvironment, root } from './prepare.mjs'

const withBrowser = !process.argv.includes('--without-e2e')
/**
 * Maximum duration of a step, ms, so that a step that hangs does not block the run; on a busy machine a step may take
 * several times longer than usual.
 */
const stepLimitMs = 45 * 60_000
/** Time for which children of a stopped step may keep its output open, ms. */
const farewellMs = 10_000
/** Number of slowest files shown per step. */
const slowestShown = 12

const began = Date.now()
await ensureInstalled('everything')
const node = pinnedNode()
const reports = mkdtempSync(join(tmpdir(), 'okolitsa-reports-'))
// Environment without settings of the developer's own shop, except OKOLITSA_NOW, at which moment the tests and their
// shops then run.
const own =
  /^(PORT|HOST|EMULATORS_\w+|PUBLIC_URL|DATABASE_\w+|VALKEY_URL|OKOLITSA_(?!NOW$)\w+|DEMO_SCALE|LOG_LEVEL|NODE_ENV|\w+_(MODE|SECRET|PROVIDER))$/
const environment = projectEnvironment(node, { FORCE_COLOR: '0', NO_COLOR: '1' })
for (const name of Object.keys(environment)) if (own.test(name)) delete environment[name]

let passed = 0
let failed = 0
/** Failures, a few lines each. */
const failures = []
const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    rmSync(reports, { recursive: true, force: true })
    process.exit(130)
  })
}

const tool = (...parts) => join(root, 'node_modules', ...parts)
const vitest = (name, projects) => {
  const report = join(reports, `${name}.json`)
  const args = [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return {
    name,
    args: [...args, ...projects.flatMap((project) => ['--project', project])],
    count: () => countReport(report),
  }
}

const staticChecks = [
  {
    name: 'types',
    // the result is cached, so that a change of one file checks only the files that depend on it
    args: [
      ...[tool('typescript-native', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json'],
      ...['--incremental', '--tsBuildInfoFile', join(root, 'node_modules', '.cache', 'types.tsbuildinfo')],
      // several checkers would each compute common types, and the tests need the other core
      ...['--checkers', '1'],
    ],
  },
  {
    name: 'lint and format',
    args: [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=50'],
  },
  { name: 'walls', args: ['scripts/check-walls.ts'] },
  { name: 'planted violations are found', args: ['scripts/plant-violations.ts'] },
  // the step creates gigabytes of types; with a larger young generation fewer are scanned again
  { name: 'promises', args: ['--max-semi-space-size=128', 'scripts/check-promises.ts'] },
  { name: 'dead code', args: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
  { name: 'guards', args: ['scripts/check-guards.ts'], count: (output) => countLine(output) },
  { name: 'house', args: ['scripts/house.ts'], count: (output) => countLine(output), isShown: true },
]

try {
  await Promise.all([runInTurn(staticChecks), runInTurn([vitest('unit and HTTP tests', ['unit', 'http'])])])
  if (withBrowser && hasBrowserTests()) {
    await ensureBuilt(node)
    await runInTurn([vitest('browser tests', ['e2e'])])
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}
if (failures.length > 0) console.log(`\nwhat failed:\n${failures.map(indent).join('\n')}`)
const minutes = ((Date.now() - began) / 60_000).toFixed(1)
console.log(`\nall of it took ${minutes} min`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runInTurn(steps) {
  for (const step of steps) await runStep(step)
}

async function runStep({ name, args, count, isShown = false }) {
  const start = Date.now()
  const { code, output } = await run(args)
  const counted = count?.(output) ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  // a tool that fails without a failed test (a broken setup, a crash) is counted as a failure
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  passed += counted.passed
  failed += counted.failed
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  const isGood = counted.failed === 0
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`)
  if (counted.slowest) console.log(indent(`slowest: ${counted.slowest.join(', ')}`))
  if (isGood && isShown) console.log(indent(output.trimEnd()))
  if (isGood) return
  console.log(indent(shorten(output)))
  failures.push(...(counted.failures?.length ? counted.failures : [name]))
}

function run(args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(node, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    children.add(child)
    const timer = setTimeout(() => {
      output += `\nstopped: took longer than ${stepLimitMs / 60_000} minutes`
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), farewellMs).unref()
    }, stepLimitMs)
    let isOver = false
    const finish = (code) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      children.delete(child)
      resolve({ code, output })
    }
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.once('error', (error) => {
      output += error.message
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
    child.once('exit', (code) => setTimeout(() => finish(code ?? 1), farewellMs).unref())
  })
}

/** Counts tests in vitest's report and names the failed ones; a file that did not load is counted as one. */
function countReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const bad = assertionResults.filter((test) => test.status === 'failed')
    if (bad.length === 0) return status === 'failed' ? [`${file}\n${beginning(message)}`] : []
    return bad.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${beginning(failureMessages.join('\n'))}`)
  })
  return { passed: numPassedTests, failed: failures.length, failures, slowest: slowestOf(testResults) }
}

/** The slowest files, seconds, for shortening a run that has grown too long. */
function slowestOf(testResults) {
  return testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
    .map(({ file, seconds }) => `${seconds.toFixed(0)} s ${file}`)
}

function countLine(output) {
  const [, good, bad] = /^CHECKS (\d+) (\d+)$/m.exec(output) ?? []
  return good === undefined ? { passed: 0, failed: 1 } : { passed: Number(good), failed: Number(bad) }
}

function hasBrowserTests() {
  return readdirSync(join(root, 'tests', 'journeys'), { recursive: true }).some((file) =>
    String(file).endsWith('.e2e.ts'),
  )
}

/** Keeps the first and the last 150 lines of a long output. */
function shorten(output) {
  const lines = output
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
  return lines.length <= 300 ? lines.join('\n') : [...lines.slice(0, 150), '…', ...lines.slice(-150)].join('\n')
}

/** The first lines of a message, indented; they contain the place of a failure. */
function beginning(message = '') {
  return indent(message.split('\n').slice(0, 12).join('\n'))
}

function indent(text) {
  return text.replace(/^/gm, '    ')
}
