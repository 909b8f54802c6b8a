import { expect, it } from 'vitest'
import { type BuiltCall, builtCalls, chanceOf, type FuzzedRequest, faultOf } from './fuzz-calls.data.ts'
import { type PlacedRequest, placedRequests, usualParts, written } from './fuzz-places.data.ts'
import { type ActorName, openFuzzWorld } from './fuzz-world.data.ts'

/**
 * Values of each place per seed. By hand, for hours and other seeds: `FUZZ_TIMES=40 FUZZ_SEEDS=4,5,6 npx vitest run
 * --project http tests/faults/fuzz-places`.
 */
const TIMES = Number(process.env.FUZZ_TIMES ?? 1)
const SEEDS = (process.env.FUZZ_SEEDS ?? '20261129').split(',').map(Number)

const world = await openFuzzWorld()
let asked = 0
const ask = async (request: FuzzedRequest) => {
  asked += 1
  const { method, url, headers, payload } = request
  const reply = await world.app.http.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload !== undefined && { payload }),
    // rate limits are not under test here
    remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
  })
  return { status: reply.statusCode, type: String(reply.headers['content-type'] ?? ''), body: reply.body }
}
type Answer = Awaited<ReturnType<typeof ask>>

/** Reads first: a call may delete subjects of later ones. */
const ORDER = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
const calls = builtCalls().sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))

/** Stage that a request reached according to its answer: executed, validated, or refused early. */
function reachOf({ status, body }: Answer): number {
  if (status < 400) return 3
  if ([401, 403, 404].includes(status)) return status === 404 ? 1 : 0
  return body.includes('"BAD_REQUEST"') ? 2 : 3
}

/** Faults of an answer and of its side effects. */
async function faultsOf({ isOutside }: PlacedRequest, answer: Answer): Promise<string[]> {
  const fault = faultOf(answer)
  const changes = await world.changes()
  return [
    ...(fault ? [fault] : []),
    ...(answer.status >= 400 && changes.length > 0 ? [`${answer.status} and yet ${changes.join(', ')}`] : []),
    ...(answer.status < 300 && isOutside ? [`${answer.status}: it is taken`] : []),
  ]
}

/** Tries a typical request as every actor; the actor that reached the latest stage sends all further requests. */
async function tryCall(call: BuiltCall, seed: number): Promise<{ reached: number; faults: string[] }> {
  const chance = chanceOf(seed)
  const known = world.knownAt(call.path)
  const actors = await world.actorsOf()
  const faults: string[] = []
  let [best, reached]: [ActorName, number] = ['guest', -1]
  for (const actor of Object.keys(actors) as ActorName[]) {
    const answer = await ask(written(call, usualParts(call, known, 'usual'), actors[actor]))
    const reach = reachOf(answer)
    if (reach > reached) [best, reached] = [actor, reach]
    const fault = faultOf(answer)
    if (fault) faults.push(`${call.name}, as it is meant, of ${actor}: ${fault}`)
  }
  await world.changes()
  const extremes = (['least', 'most'] as const).map((reach) => ({
    ...written(call, usualParts(call, known, reach), actors[best]),
    what: `everything at its ${reach}`,
    isOutside: false,
  }))
  for (const request of [...extremes, ...placedRequests(call, known, actors[best], chance, TIMES)]) {
    const sent = `${request.url.slice(0, 300)} ${request.payload?.slice(0, 600) ?? ''}`
    for (const fault of await faultsOf(request, await ask(request)))
      faults.push(`${call.name}, ${request.what}, of ${best}: ${fault} — ${sent}`)
  }
  return { reached, faults }
}

/** Maximum time of a walk through all calls, which a busy machine makes long, ms. */
const WALK_MS = 900_000
it.each(SEEDS)(
  'refuses a wrong value in any place of a call without changing data (seed %i)',
  async (seed) => {
    const faults: string[] = []
    const reached: number[] = []
    for (const [index, call] of calls.entries()) {
      const tried = await tryCall(call, seed + index)
      faults.push(...tried.faults)
      reached.push(tried.reached)
    }
    expect(faults).toEqual([])
    // typical requests must mostly be executed: otherwise only access checks are tested
    expect(reached.filter((reach) => reach >= 2).length).toBeGreaterThan(calls.length * 0.7)
  },
  WALK_MS,
)
