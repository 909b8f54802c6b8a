import autocannon from 'autocannon'
import type { Limit } from './limit.ts'
import type { Load, Scenario, Side } from './scenario.ts'
import type { Shop } from './shop.ts'
import { socketLoad } from './socket-load.ts'

export const CONNECTIONS = 16
/** Each server is measured in so many slices, turn by turn, so that a noisy minute of the machine hits both. */
const SLICES = 4

export interface SideFigures {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU time of the server's process per request, microseconds; the database's own is not in it. */
  readonly cpuMicroseconds: number
  readonly answerBytes: number
  /** CPU time of a generator of bare sockets ÷ time; near 1 = it was the bottleneck. Null = autocannon in this process. */
  readonly generatorLoad: number | null
}

export interface Figures {
  readonly name: string
  readonly aim: number | null
  readonly limit: SideFigures
  readonly shop: SideFigures
  /** Median over the pairs of neighbouring slices: requests/s of the shop ÷ of the limit. */
  readonly ratio: number
  /** CPU per request of the limit ÷ of the shop: what a bottleneck elsewhere hides. */
  readonly cpuRatio: number
}

interface Slice {
  readonly requestsPerSecond: number
  readonly times: readonly number[]
  readonly cpuSeconds: number
  readonly bytes: number
  readonly generatorLoad: number | null
}

/** Measures one scenario. @param seconds of load for each server */
export async function measure(scenario: Scenario, shop: Shop, limit: Limit, seconds: number): Promise<Figures> {
  const sides = { limit, shop }
  const slices: Record<Side, Slice[]> = { limit: [], shop: [] }
  for (let number = 0; number <= SLICES; number++) {
    for (const side of ['limit', 'shop'] as const) {
      const slice = await runSlice(scenario, side, sides[side], seconds / SLICES)
      // the first pair fills caches, plans and the optimizing compiler
      if (number > 0) slices[side].push(slice)
    }
  }
  const pairs = slices.shop.map((slice, index) => {
    const other = slices.limit[index] as Slice
    return slice.requestsPerSecond / other.requestsPerSecond
  })
  const figures = { limit: figuresOf(slices.limit), shop: figuresOf(slices.shop) }
  return {
    name: scenario.name,
    aim: scenario.aim,
    ...figures,
    ratio: median(pairs),
    cpuRatio: figures.limit.cpuMicroseconds / figures.shop.cpuMicroseconds,
  }
}

async function runBareSlice(load: Load, server: Limit | Shop, seconds: number): Promise<Slice> {
  const [request] = load.requestsOf(0)
  const cpuBefore = await server.cpuSeconds()
  const port = Number(new URL(server.url).port)
  const { path = '/', headers = {} } = request ?? {}
  const result = await socketLoad({ port, path, headers, connections: CONNECTIONS, seconds })
  return {
    requestsPerSecond: result.times.length / result.seconds,
    times: result.times,
    cpuSeconds: (await server.cpuSeconds()) - cpuBefore,
    bytes: result.bytes,
    generatorLoad: result.cpuSeconds / result.seconds,
  }
}

async function runSlice(scenario: Scenario, side: Side, server: Limit | Shop, seconds: number): Promise<Slice> {
  const load = scenario.load(side, seconds)
  if (load.isBare) return runBareSlice(load, server, seconds)
  const times: number[] = []
  let bytes = 0
  let clients = 0
  const cpuBefore = await server.cpuSeconds()
  const began = performance.now()
  let ended = began
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.url,
        connections: CONNECTIONS,
        ...(load.amount ? { amount: load.amount } : { duration: seconds }),
        requests: load.requestsOf(0),
        setupClient: (client) => client.setRequests(load.requestsOf(clients++)),
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    )
    run.on('response', (_client, _status, size, time) => {
      times.push(time)
      bytes += size
      ended = performance.now()
    })
  })
  if (result.errors + result.timeouts + result.non2xx > 0 || times.length === 0) {
    const { errors, timeouts, non2xx } = result
    throw new Error(
      `«${scenario.name}» of the ${side}: ${times.length} answers, ${non2xx} of them refusals, ${errors} errors, ${timeouts} timeouts`,
    )
  }
  return {
    requestsPerSecond: (times.length * 1000) / (ended - began),
    times,
    cpuSeconds: (await server.cpuSeconds()) - cpuBefore,
    bytes,
    generatorLoad: null,
  }
}

function figuresOf(slices: readonly Slice[]): SideFigures {
  const times = slices.flatMap((slice) => slice.times).sort((a, b) => a - b)
  const sum = (pick: (slice: Slice) => number) => slices.reduce((total, slice) => total + pick(slice), 0)
  return {
    requestsPerSecond: median(slices.map((slice) => slice.requestsPerSecond)),
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuMicroseconds: (sum((slice) => slice.cpuSeconds) * 1e6) / times.length,
    answerBytes: Math.round(sum((slice) => slice.bytes) / times.length),
    generatorLoad: slices[0]?.generatorLoad == null ? null : median(slices.map((slice) => slice.generatorLoad ?? 0)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}
