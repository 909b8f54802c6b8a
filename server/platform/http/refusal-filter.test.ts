import type { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { refuses } from '@okolitsa/contracts/refusals/refuses.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import { createDirectSend, indexCalls } from './direct-send.ts'
import { MARKETPLACE_CONTEXT, testServer } from './testing.ts'

const endpoints = defineEndpoints({
  buy: {
    method: 'POST',
    path: '/api/v1/things/{code}',
    access: 'public',
    summary: 'Buys a thing, or says why not.',
    params: z.object({ code: z.string() }),
    headers: z.object({ 'idempotency-key': z.string('required').min(8, 'tooShort') }),
    answer: z.object({ key: z.string() }),
    errors: refuses('NOT_ENOUGH_STOCK'),
  },
})
// extra fields of a wider object compile
const short = { products: [{ productId: 5, left: 4, cost: 12 }], privateNote: 'the seller is slow' }
const noted = { lineId: 1, privateNote: 'the seller is slow' }
const secret = { errors: {}, secret: 1 }
const callsWith = (checkAnswers: boolean) =>
  apiCalls(
    endpoints,
    {
      buy: async ({ params, headers }) => {
        if (params.code === 'NOT_ENOUGH_STOCK') throw new Refusal('NOT_ENOUGH_STOCK', short)
        if (params.code === 'NOT_FOUND') throw new Refusal('NOT_FOUND', noted)
        if (params.code === 'CART_EMPTY') throw new Refusal('CART_EMPTY', secret)
        return { key: headers['idempotency-key'] }
      },
    },
    { checkAnswers },
  )
const headers = { 'idempotency-key': 'a-key-of-a-press' }
const { http, mount } = await testServer()
mount(callsWith(false))
afterAll(() => http.close())
const overHttp = async (code: string, sent: Record<string, string> = headers) =>
  (await http.inject({ method: 'POST', url: `/api/v1/things/${code}`, headers: sent })).json()
async function inProcess(code: string): Promise<unknown> {
  const send = createDirectSend(indexCalls(callsWith(false)), { kind: 'guest' }, { context: MARKETPLACE_CONTEXT })
  return send(endpoints.buy, { params: { code }, headers }).catch((error: unknown) => (error as ApiProblem).problem)
}
const tested = (code: string) =>
  callsWith(true)[0]?.handle(
    { params: { code }, query: {}, body: undefined, headers },
    { kind: 'guest' },
    MARKETPLACE_CONTEXT,
  )

describe('a refusal', () => {
  it.each([
    ['over HTTP', overHttp],
    ['in the process', inProcess],
  ])('sends only the facts declared for a code, %s', async (_road, call) => {
    expect(await call('NOT_ENOUGH_STOCK')).toMatchObject({ facts: { products: [{ productId: 5, left: 4 }] } })
    for (const code of ['NOT_ENOUGH_STOCK', 'NOT_FOUND', 'CART_EMPTY']) {
      expect(JSON.stringify(await call(code))).not.toMatch(/privateNote|cost|secret/)
    }
    expect(await call('CART_EMPTY')).toMatchObject({ code: 'CART_EMPTY', status: 400 })
  })
  it('fails the test when the contract does not name the code or a fact', async () => {
    await expect(tested('CART_EMPTY')).rejects.toThrow('buy refuses with CART_EMPTY: its contract does not name it')
    await expect(tested('NOT_ENOUGH_STOCK')).rejects.toThrow('facts that its contract does not name')
    await expect(tested('NOT_FOUND')).rejects.toThrow('facts that its contract does not name: privateNote')
  })
})

describe('headers of a call', () => {
  it('validates headers like the body on both transports', async () => {
    expect(await overHttp('honey')).toEqual({ key: headers['idempotency-key'] })
    expect(await inProcess('honey')).toEqual({ key: headers['idempotency-key'] })
    expect(await overHttp('honey', {})).toMatchObject({
      code: 'BAD_REQUEST',
      errors: { 'idempotency-key': 'обязательное поле' },
    })
    expect((await overHttp('honey', { 'idempotency-key': 'short' })).errors).toHaveProperty('idempotency-key')
  })
})
