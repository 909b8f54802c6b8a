export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  /** Places that the figure counts, shown when it exceeds its limit. */
  readonly examples?: readonly string[]
}

/** One row a figure, then a sentence a fault. */
export function tableOf(figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const rows = figures.map(({ name, value, limit }) => {
    const note = value < limit ? ' (the limit in scripts/house/limits.ts can be lowered)' : ''
    return `${value > limit ? '✗' : '✓'} ${name.padEnd(width)} ${String(value).padStart(7)} of at most ${limit}${note}`
  })
  return [...rows, ...figures.flatMap(faultOf)]
}

function faultOf({ name, value, limit, examples = [] }: Figure): string[] {
  if (value <= limit) return []
  return [`The number of ${name} is ${value} and may be at most ${limit}.`, ...examples.map((line) => `    ${line}`)]
}

/** Returns the exit code. The last line is read by `scripts/test.mjs`. */
export function printTable(figures: readonly Figure[]): number {
  for (const line of tableOf(figures)) console.log(line)
  const failed = figures.filter(({ value, limit }) => value > limit).length
  console.log(`CHECKS ${figures.length - failed} ${failed}`)
  return failed > 0 ? 1 : 0
}
