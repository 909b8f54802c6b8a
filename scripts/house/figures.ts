export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  /** Places counted by the figure, shown when it exceeds its limit. */
  readonly examples?: readonly string[]
}

/** Formats one row per figure, then one sentence per violated limit. */
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

/** Prints the table and returns the exit code. `scripts/test.mjs` parses the last line. */
export function printTable(figures: readonly Figure[]): number {
  for (const line of tableOf(figures)) console.log(line)
  const failed = figures.filter(({ value, limit }) => value > limit).length
  console.log(`CHECKS ${figures.length - failed} ${failed}`)
  return failed > 0 ? 1 : 0
}
