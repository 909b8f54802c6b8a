import { expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { SERVICE_SECRET, testApp } from '../../server/testing.ts'
import { builtCalls, chanceOf, faultOf, fuzzed } from './fuzz-calls.data.ts'

const { app, signIn } = await testApp(await demoDatabase())
const calls = builtCalls()
/** Requests of each call per seed; `tests/crash/attack.ts` makes hundreds. */
const TIMES = 5

it.each([20_261_122, 77])('answers any request of any call without a fault (seed %i)', async (seed) => {
  const chance = chanceOf(seed)
  const { token } = await signIn(`7916555${String(seed).slice(-4).padStart(4, '0')}`)
  const actors = [
    {},
    { authorization: `Bearer ${token}` },
    { authorization: 'Bearer broken' },
    { 'x-service-secret': SERVICE_SECRET },
    { cookie: 'access-token=broken; location=broken' },
  ]
  const faults: string[] = []
  let asked = 0
  for (const call of calls) {
    for (let time = 0; time < TIMES; time += 1) {
      const request = fuzzed(call, actors, chance)
      const {
        statusCode: status,
        headers,
        body,
      } = await app.http.inject({
        ...request,
        method: request.method as 'GET',
        // rate limits are not under test here
        remoteAddress: `10.0.${asked >> 8}.${asked & 255}`,
      })
      asked += 1
      const fault = faultOf({ status, type: String(headers['content-type'] ?? ''), body })
      if (fault) faults.push(`${call.name}: ${fault} — ${JSON.stringify(request).slice(0, 600)}`)
    }
  }
  expect(faults).toEqual([])
  expect(asked).toBe(calls.length * TIMES)
})
