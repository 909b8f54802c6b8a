import { readdir, readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FuzzedRequest } from '../faults/fuzz-calls.data.ts'
import { percentile } from './traffic.ts'

/** Results of a series of requests. */
export interface Outcome {
  readonly ms: number[]
  /** Number of answers by status; 0 = no answer. */
  readonly statuses: Map<number, number>
}

export const nothingYet = (): Outcome => ({ ms: [], statuses: new Map() })

/** Maximum wait for an answer, ms. */
const LONGEST_MS = 15_000

const agents = new Map<string, Agent>()
function agentOf(localAddress: string): Agent {
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, maxSockets: 32, localAddress })
  agents.set(localAddress, agent)
  return agent
}
export function closeAgents(): void {
  for (const agent of agents.values()) agent.destroy()
}

/** Sends one request from a loopback address, reads the answer and records the result. */
export function send(shopUrl: string, from: string, asked: FuzzedRequest, outcome: Outcome): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const note = (status: number) => {
      outcome.ms.push(performance.now() - began)
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
      resolve()
    }
    const length = asked.payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(asked.payload)) }
    const headers = { ...asked.headers, ...length }
    const call = request(new URL(asked.url, shopUrl), { method: asked.method, headers, agent: agentOf(from) })
    call.setTimeout(LONGEST_MS, () => call.destroy())
    call.on('error', () => note(0))
    call.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => note(answer.statusCode ?? 0))
      answer.on('error', () => note(0))
    })
    call.end(asked.payload)
  })
}

/** Sends requests at a fixed rate, without waiting for earlier answers. @returns stops it */
export function steadily(perSecond: number, ask: (nth: number) => Promise<void>): () => Promise<void> {
  const waiting = new Set<Promise<void>>()
  let nth = 0
  const timer = setInterval(() => {
    const asked = ask(nth++).finally(() => waiting.delete(asked))
    waiting.add(asked)
  }, 1_000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(waiting)
  }
}

/** Sends requests at a rate with limited concurrency, for some seconds. */
export async function restlessly(
  { atOnce, perSecond }: { readonly atOnce: number; readonly perSecond: number },
  seconds: number,
  ask: (nth: number) => Promise<void>,
): Promise<void> {
  const began = performance.now()
  let nth = 0
  const one = async () => {
    for (;;) {
      const number = nth++
      const dueMs = (1_000 * number) / perSecond
      if (Math.max(dueMs, performance.now() - began) >= seconds * 1_000) return
      await sleep(Math.max(0, dueMs - (performance.now() - began)))
      await ask(number)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

export const p = ({ ms }: Outcome, share: number): number =>
  percentile(
    ms.toSorted((a, b) => a - b),
    share,
  )

/** Ticks per second of Linux's process clock. */
const TICKS = 100

interface ProcessTimes {
  readonly parent: number
  readonly own: number
  /** CPU ticks of exited child processes. */
  readonly ended: number
}

async function timesOf(pid: number): Promise<ProcessTimes | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, parent, user, system, endedUser, endedSystem] = [0, 1, 11, 12, 13, 14].map((at) => Number(fields[at]))
  const sum = (...ticks: (number | undefined)[]) => ticks.reduce<number>((all, one) => all + (one ?? 0), 0) / TICKS
  return { parent: parent ?? 0, own: sum(user, system), ended: sum(endedUser, endedSystem) }
}

/**
 * CPU time of a PostgreSQL server with all its processes since its start, seconds. @param backend id of one of its
 * processes
 */
export async function databaseCpuSeconds(backend: number): Promise<number> {
  const main = (await timesOf(backend))?.parent ?? 0
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(pids.map(async (pid) => ({ pid, times: await timesOf(pid) })))
  return all.reduce((sum, { pid, times }) => {
    if (!times) return sum
    if (pid === main) return sum + times.own + times.ended
    return times.parent === main ? sum + times.own : sum
  }, 0)
}
