import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { Fact } from './facts.ts'
import type { Comparison, Figures, SideFigures } from './measure.ts'
import type { BenchOptions } from './options.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/measurements/bench.md')
const RESULTS = join(import.meta.dirname, 'results')

/** Results of one run of the bench. */
export interface Run {
  readonly figures: readonly Figures[]
  readonly facts: readonly Fact[]
}

type Row = readonly string[]

/** Formats a table for the terminal and for Markdown. */
function tableOf(header: Row, rows: readonly Row[]): string {
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: Row) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(header), rule, ...rows.map(line)].join('\n')
}

/** A requirement is met when both ratios reach it: requests alone hide CPU use, and CPU time alone hides waits. */
const verdict = ({ aim, ratio, cpuRatio }: Comparison) =>
  aim === null ? '' : `${aim} ${Math.min(ratio, cpuRatio) >= aim ? 'met' : 'MISSED'}`

function comparisonRow(name: string, compared: Comparison, shop: SideFigures): Row {
  const both = (show: (side: SideFigures) => string) => `${show(compared.other)} / ${show(shop)}`
  return [
    name,
    both((side) => side.requestsPerSecond.toFixed(0)),
    compared.ratio.toFixed(2),
    both((side) => side.cpuMicroseconds.toFixed(0)),
    compared.cpuRatio.toFixed(2),
    verdict(compared),
    both((side) => side.generatorLoad.toFixed(2)),
    both((side) => (side.answerBytes / 1024).toFixed(1)),
  ]
}

const headerOf = (other: string): Row => [
  'scenario',
  `${other} / shop, req/s`,
  'ratio',
  'CPU, µs',
  'CPU ratio',
  'aim for both',
  'generator, of a core',
  'answer, KB',
]

/** The tables of a run: against the same SQL, against single statements, latencies, and figures without a limit. */
export function tablesOf({ figures, facts }: Run): string {
  const singles = figures.flatMap(({ name, single, shop }) => (single ? [comparisonRow(name, single, shop)] : []))
  const latency = figures.map(({ name, openPerSecond, limit, shop }) => [
    name,
    openPerSecond.toFixed(0),
    `${limit.other.openP50Ms.toFixed(1)} / ${shop.openP50Ms.toFixed(1)}`,
    `${limit.other.openP99Ms.toFixed(1)} / ${shop.openP99Ms.toFixed(1)}`,
  ])
  const jobs = figures.flatMap(({ name, jobsMicroseconds }): Fact[] =>
    jobsMicroseconds === null ? [] : [[`${name}: CPU of the jobs behind it`, `${jobsMicroseconds.toFixed(0)} µs`]],
  )
  const tables = [
    tableOf(
      headerOf('limit'),
      figures.map(({ name, limit, shop }) => comparisonRow(name, limit, shop)),
    ),
    singles.length > 0 ? `Beside single statements:\n\n${tableOf(headerOf('single'), singles)}` : '',
    `Open loop, at half of what the shop answers at most:\n\n${tableOf(['scenario', 'req/s', 'p50 limit / shop, ms', 'p99, ms'], latency)}`,
    tableOf(['without a limit', 'measured'], [...jobs, ...facts]),
  ]
  return tables.filter((table) => table !== '').join('\n\n')
}

/** Stores the figures of this run; with `isForTheRecord` also in the committed measurements. */
export async function keep(run: Run, options: BenchOptions): Promise<string> {
  const now = new Date()
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}`
  await mkdir(RESULTS, { recursive: true })
  const file = join(RESULTS, `${now.toISOString().slice(0, 16).replace(':', '-')}.json`)
  const { scale, seconds } = options
  await writeFile(file, `${JSON.stringify({ at: now, machine, scale, seconds, ...run }, null, 2)}\n`)
  if (options.isForTheRecord) {
    const facts = `${now.toISOString().slice(0, 10)}, ${scale} products, ${seconds} s for each server and scenario; ${machine}.`
    const text = await readFile(DOCUMENT, 'utf8')
    await writeFile(DOCUMENT, withFigures(text, scale, `${facts}\n\n${tablesOf(run)}`))
  }
  return file
}

/** The document with new figures of one scale. @throws Error when the document has no section for them */
export function withFigures(text: string, scale: string, figures: string): string {
  const begin = `<!-- figures at ${scale}: written by npm run bench -- --record -->`
  const from = text.indexOf(begin)
  const to = text.indexOf('<!-- end of figures -->', from)
  if (from < 0 || to < 0) throw new Error(`docs/measurements/bench.md has no room for figures at ${scale}`)
  return `${text.slice(0, from + begin.length)}\n${figures}\n${text.slice(to)}`
}
