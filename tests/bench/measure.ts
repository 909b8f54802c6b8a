import type { Limit } from './limit.ts'
import { CONNECTIONS, type Load, type Scenario, type Side, SLICES } from './scenario.ts'
import type { Shop } from './shop.ts'
import { bytesOf, socketLoad } from './socket-load.ts'
import { median, percentile } from './traffic.ts'

/** Connections of an open loop: enough that a request seldom waits for one. */
const OPEN_CONNECTIONS = 64
/** Warm-up of each side, s: the optimizing compiler needs some 10,000 requests. */
const WARM_SECONDS = { shop: 10, limit: 2, single: 2 } as const
/** Rate of an open loop as a share of the shop's maximum. */
const OPEN_SHARE = 0.5

export interface SideFigures {
  readonly requestsPerSecond: number
  /** CPU time of the server's process per request without jobs and without the database, microseconds. */
  readonly cpuMicroseconds: number
  readonly answerBytes: number
  /** CPU time of the generator ÷ time; near 1 = it was the bottleneck. */
  readonly generatorLoad: number
  /** Latencies of an open loop at half of the shop's maximum rate, the same for every side. */
  readonly openP50Ms: number
  readonly openP99Ms: number
}

/** The shop compared with one other server. */
export interface Comparison {
  readonly aim: number | null
  readonly other: SideFigures
  /** Median over neighbouring slices: requests/s of the shop ÷ of the other. */
  readonly ratio: number
  /** CPU per request of the other ÷ of the shop, which a bottleneck elsewhere would hide. */
  readonly cpuRatio: number
}

export interface Figures {
  readonly name: string
  readonly shop: SideFigures
  readonly limit: Comparison
  readonly single: Comparison | null
  /** Request rate of the open loop, requests/s. */
  readonly openPerSecond: number
  /** CPU time of jobs per request, microseconds; null = none. */
  readonly jobsMicroseconds: number | null
}

export interface Servers {
  readonly shop: Shop
  readonly limit: Limit
  readonly single: Limit | null
  /** Waits until no job of the shop is due. */
  drainJobs(): Promise<void>
}

interface Slice {
  readonly requestsPerSecond: number
  readonly times: readonly number[]
  readonly cpuSeconds: number
  /** CPU time of the shop while another server was loaded: jobs of its orders. */
  readonly jobsSeconds: number
  readonly bytes: number
  readonly generatorLoad: number
}

/**
 * Measures one scenario.
 * @param seconds of load for each server
 */
export async function measure(scenario: Scenario, servers: Servers, seconds: number): Promise<Figures> {
  const hasSingle = scenario.singleAim !== undefined && servers.single !== null
  const sides: Side[] = hasSingle ? ['limit', 'single', 'shop'] : ['limit', 'shop']
  const slices: Record<Side, Slice[]> = { limit: [], single: [], shop: [] }
  const sent: Record<Side, number> = { limit: 0, single: 0, shop: 0 }
  const slice = async (side: Side, perSecond: number | null, lasting = seconds / SLICES) => {
    const run = await runSlice(scenario, side, servers, { seconds: lasting, first: sent[side], perSecond })
    sent[side] += run.times.length
    return run
  }
  // jobs left by an earlier run on the same data are not measured
  await servers.drainJobs()
  for (const side of sides) await slice(side, null, WARM_SECONDS[side])
  for (let number = 0; number < SLICES; number++) for (const side of sides) slices[side].push(await slice(side, null))
  const openPerSecond = OPEN_SHARE * median(slices.shop.map((run) => run.requestsPerSecond))
  const open = {} as Record<Side, Slice>
  for (const side of sides) open[side] = await slice(side, openPerSecond)

  const jobsSeconds = scenario.makesJobs ? jobsOf([...slices.limit, ...slices.single]) : null
  const figures = (side: Side) => figuresOf(slices[side], open[side], side === 'shop' ? (jobsSeconds ?? 0) : 0)
  const shop = figures('shop')
  const against = (side: 'limit' | 'single', aim: number | null): Comparison => {
    const other = figures(side)
    const pairs = slices.shop.map((run, index) => run.requestsPerSecond / (slices[side][index]?.requestsPerSecond ?? 1))
    return { aim, other, ratio: median(pairs), cpuRatio: other.cpuMicroseconds / shop.cpuMicroseconds }
  }
  return {
    name: scenario.name,
    shop,
    limit: against('limit', scenario.aim),
    single: hasSingle ? against('single', scenario.singleAim ?? null) : null,
    openPerSecond,
    jobsMicroseconds: jobsSeconds === null ? null : jobsSeconds * 1e6,
  }
}

async function runSlice(
  scenario: Scenario,
  side: Side,
  servers: Servers,
  { seconds, first, perSecond }: { seconds: number; first: number; perSecond: number | null },
): Promise<Slice> {
  const server = servers[side] as Shop | Limit
  const load: Load = scenario.load(side)
  const port = Number(new URL(server.url).port)
  const [cpuBefore, shopBefore] = [await server.cpuSeconds(), await servers.shop.cpuSeconds()]
  const result = await socketLoad({
    port,
    requests: load.requests.map((request) => bytesOf(port, request)),
    first: load.isOnce ? 0 : first,
    connections: perSecond === null ? CONNECTIONS : OPEN_CONNECTIONS,
    isOnce: load.isOnce ?? false,
    seconds,
    perSecond,
  }).catch((error: Error) => {
    throw new Error(`«${scenario.name}» of the ${side}: ${error.message}`)
  })
  if (scenario.makesJobs) await servers.drainJobs()
  return {
    requestsPerSecond: result.times.length / result.seconds,
    times: result.times,
    cpuSeconds: (await server.cpuSeconds()) - cpuBefore,
    jobsSeconds: (await servers.shop.cpuSeconds()) - shopBefore,
    bytes: result.bytes,
    generatorLoad: result.cpuSeconds / result.seconds,
  }
}

const sum = (slices: readonly Slice[], pick: (slice: Slice) => number) =>
  slices.reduce((total, slice) => total + pick(slice), 0)

/** CPU time of jobs per request, seconds: the shop's while the other servers get the load. */
function jobsOf(slices: readonly Slice[]): number {
  return median(slices.map((slice) => slice.jobsSeconds / slice.times.length))
}

/** @param jobsSeconds CPU time of jobs per request, to subtract from the process's */
function figuresOf(slices: readonly Slice[], open: Slice, jobsSeconds: number): SideFigures {
  const requests = sum(slices, (slice) => slice.times.length)
  const times = open.times.toSorted((a, b) => a - b)
  const cpuSeconds = median(slices.map((slice) => slice.cpuSeconds / slice.times.length))
  // on a noisy machine the time of jobs may seem to exceed the total: then it is not subtracted
  const ownSeconds = cpuSeconds > jobsSeconds ? cpuSeconds - jobsSeconds : cpuSeconds
  return {
    requestsPerSecond: median(slices.map((slice) => slice.requestsPerSecond)),
    cpuMicroseconds: ownSeconds * 1e6,
    answerBytes: Math.round(sum(slices, (slice) => slice.bytes) / requests),
    generatorLoad: median(slices.map((slice) => slice.generatorLoad)),
    openP50Ms: percentile(times, 0.5),
    openP99Ms: percentile(times, 0.99),
  }
}
