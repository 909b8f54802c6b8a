import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { Figures, SideFigures } from './measure.ts'
import type { BenchOptions } from './options.ts'

const DOCUMENT = join(import.meta.dirname, '../docs/measurements/bench.md')
const RESULTS = join(import.meta.dirname, 'results')
const BEGIN = '<!-- figures: written by npm run bench -- --record -->'
const END = '<!-- end of figures -->'

const HEADER = [
  'scenario',
  'limit, req/s',
  'shop, req/s',
  'ratio',
  'aim',
  'p50 limit / shop, ms',
  'p99 limit / shop, ms',
  'CPU limit / shop, µs',
  'CPU ratio',
  'generator, of a core',
  'answer limit / shop, KB',
]

/** The table, fit for the terminal and for Markdown. */
export function tableOf(figures: readonly Figures[]): string {
  const both = (one: Figures, show: (side: SideFigures) => string) => `${show(one.limit)} / ${show(one.shop)}`
  const rows = figures.map((one) => [
    one.name,
    one.limit.requestsPerSecond.toFixed(0),
    one.shop.requestsPerSecond.toFixed(0),
    one.ratio.toFixed(2),
    one.aim === null ? '' : `${one.aim} ${one.ratio >= one.aim ? 'met' : 'MISSED'}`,
    both(one, (side) => side.p50Ms.toFixed(1)),
    both(one, (side) => side.p99Ms.toFixed(1)),
    both(one, (side) => side.cpuMicroseconds.toFixed(0)),
    one.cpuRatio.toFixed(2),
    one.shop.generatorLoad === null ? '' : both(one, (side) => (side.generatorLoad ?? 0).toFixed(2)),
    both(one, (side) => (side.answerBytes / 1024).toFixed(1)),
  ])
  const widths = HEADER.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(HEADER), rule, ...rows.map(line)].join('\n')
}

/** Keeps the figures of this run; with `isForTheRecord` also in the measurements that are committed. */
export async function keep(figures: readonly Figures[], options: BenchOptions): Promise<string> {
  const now = new Date()
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}`
  await mkdir(RESULTS, { recursive: true })
  const file = join(RESULTS, `${now.toISOString().slice(0, 16).replace(':', '-')}.json`)
  const { scale, seconds } = options
  await writeFile(file, `${JSON.stringify({ at: now, machine, scale, seconds, figures }, null, 2)}\n`)
  if (options.isForTheRecord) {
    const facts = `${now.toISOString().slice(0, 10)}, ${scale} products, ${seconds} s for each server and scenario; ${machine}.`
    const text = await readFile(DOCUMENT, 'utf8')
    const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length)
    await writeFile(DOCUMENT, `${before}\n${facts}\n\n${tableOf(figures)}\n${text.slice(text.indexOf(END))}`)
  }
  return file
}
