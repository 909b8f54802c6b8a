import {
  DIADOC_EMULATOR_CREDENTIALS,
  DIADOC_EMULATOR_PATH,
  DIADOC_EMULATOR_REFRESH,
} from '@okolitsa/emulators/diadoc/credentials.ts'
import { diadocEmulator } from '@okolitsa/emulators/diadoc/diadoc-emulator.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { EdoParty } from '../../desks/agency-papers/ports.ts'
import { timeoutOfNextCall } from '../timeout.data.ts'
import { createDiadoc } from './diadoc.ts'
import { edoOperatorContract, TIN } from './edo-operator.contract.ts'
import { paperTo } from './edo-paper.data.ts'

async function start() {
  const app = fastify({ forceCloseConnections: true })
  let now = Date.parse('2026-12-01T06:30:00Z')
  await app.register(diadocEmulator, { now: () => now, tokenSeconds: 600 })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${DIADOC_EMULATOR_PATH}`
  const post = async (path: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `${DIADOC_EMULATOR_PATH}${path}`, payload })
    expect(reply.statusCode).toBe(200)
  }
  const written: string[] = []
  const operator = createDiadoc({
    baseUrl: url,
    identityUrl: url,
    ...DIADOC_EMULATOR_CREDENTIALS,
    tokens: {
      read: async () => written.at(-1) ?? DIADOC_EMULATOR_REFRESH,
      write: async (next) => void written.push(next),
    },
    clock: () => new Date(now),
  })
  return {
    operator,
    written,
    fail: (fail: string) => post('/control', { fail, times: 1 }),
    pass: (ms: number) => {
      now += ms
    },
    move: ({ messageId }: { messageId: string }, move: string, reason?: string) =>
      post(`/papers/${messageId}`, { move, reason }),
    loseNextAnswer: () => post('/control', { fail: 'lost', times: 1 }),
    count: async () => (await app.inject({ url: `${DIADOC_EMULATOR_PATH}/papers` })).json().items.length as number,
    accept: (tin: string) => post('/counteragents', { tin }),
    reject: (tin: string, status: string) => post('/counteragents', { tin, status }),
    close: async () => {
      await app.close()
    },
  }
}

edoOperatorContract('Diadoc', start)

it('exchanges a token once for concurrent calls, and anew when it ends or is refused', async () => {
  const { operator, written, pass, fail, close } = await start()
  await Promise.all(Array.from({ length: 5 }, () => operator.partyOf(TIN, null)))
  expect(written).toHaveLength(1)
  pass(10 * 60_000)
  await operator.partyOf(TIN, null)
  await fail('signedOut')
  await operator.partyOf(TIN, null)
  expect(written).toHaveLength(3)
  await close()
})

it.each(['down', 'expired', 'nonsense', 'busy'])('asks to try later when the service answers: %s', async (fault) => {
  const { operator, accept, fail, close } = await start()
  await accept(TIN)
  const paper = await paperTo(operator, (await operator.partyOf(TIN, null)) as EdoParty)
  await fail(fault)
  await expect(operator.send(paper)).rejects.toMatchObject({ name: 'EdoFailure', kind: 'unavailable' })
  expect(await operator.send(paper)).toMatchObject({ messageId: expect.any(String) })
  await close()
})

it('distinguishes a principal without a box, one that rejects, and a service that is not there', async () => {
  const { operator, reject, close } = await start()
  await reject(TIN, 'NoBox')
  expect(await operator.partyOf(TIN, null)).toBeNull()
  await reject(TIN, 'RejectsMe')
  expect(await operator.partyOf(TIN, null)).toBe('rejects')
  await expect(operator.partyOf('500100732258', null)).rejects.toMatchObject({ kind: 'refused' })
  const timeout = timeoutOfNextCall()
  const asked = operator.partyOf(TIN, null)
  timeout.end()
  await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
  await close()
  await expect(operator.partyOf(TIN, null)).rejects.toMatchObject({ kind: 'unavailable' })
})
