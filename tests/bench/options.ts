import { parseArgs } from 'node:util'

export interface BenchOptions {
  /** Products of the demo marketplace. */
  readonly scale: '10000' | '100000' | '1000000'
  /** Measured time of one scenario per server, seconds. */
  readonly seconds: number
  /** Prefix of the scenarios' names; all by default. */
  readonly only: string | null
  /** A data folder kept between runs: loading a million products takes minutes. */
  readonly dataDir: string | null
  /** Writes the figures to docs/measurements/bench.md. */
  readonly isForTheRecord: boolean
  /** Collects a CPU profile of the shop in this folder. */
  readonly profileDir: string | null
}

const SCALES: readonly string[] = ['10000', '100000', '1000000'] satisfies BenchOptions['scale'][]
const isScale = (value: string): value is BenchOptions['scale'] => SCALES.includes(value)

/** Parses the command line; throws an Error with one line for the person at the terminal. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '8' },
      only: { type: 'string' },
      'data-dir': { type: 'string' },
      record: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  })
  if (!isScale(values.scale)) throw new Error(`--scale is one of ${SCALES.join(', ')}`)
  const seconds = Number(values.seconds)
  if (!(seconds >= 0.5 && seconds <= 600)) throw new Error('--seconds is a number from 0.5 to 600')
  return {
    scale: values.scale,
    seconds,
    only: values.only ?? null,
    dataDir: values['data-dir'] ?? null,
    isForTheRecord: values.record,
    profileDir: values.profile ?? null,
  }
}
