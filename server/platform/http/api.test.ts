import { defineEndpoints, defineEndpointsIn } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import { createDirectSend, indexCalls } from './direct-send.ts'
import { MARKETPLACE_CONTEXT, testServer } from './testing.ts'

const endpoints = defineEndpoints({
  find: {
    method: 'GET',
    path: '/api/v1/things/{key}',
    access: 'public',
    summary: 'A thing by its key.',
    params: z.object({ key: z.string() }),
    query: z.object({ text: z.string().optional() }),
    answer: z.object({ key: z.string() }),
  },
})
const [find] = apiCalls(endpoints, { find: async ({ params }) => params }, { checkAnswers: true })
const call = (key: string, query: object = {}) =>
  find?.handle({ params: { key }, query, body: undefined }, { kind: 'guest' }, MARKETPLACE_CONTEXT)

it('answers 404 for a key that the database cannot store', async () => {
  for (const key of ['\0', 'ab\0c', '\ud800', 'x\udfff'])
    await expect(call(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(call('honey')).resolves.toEqual({ key: 'honey' })
})

it('names the query field that contains such text', async () => {
  await expect(call('honey', { text: 'a\0' })).rejects.not.toMatchObject({ code: 'NOT_FOUND' })
  await expect(call('honey', { text: '\ud83c\udf6f' })).resolves.toEqual({ key: 'honey' })
})

describe('an answer with more fields than its schema', () => {
  const handlers = { find: async () => ({ key: 'honey', privateNote: 'the seller is slow' }) }
  const answers = (checkAnswers: boolean) =>
    apiCalls(endpoints, handlers, { checkAnswers })[0]?.handle(
      { params: { key: 'honey' }, query: {}, body: undefined },
      { kind: 'guest' },
      MARKETPLACE_CONTEXT,
    )
  it('fails the test when an answer has more fields than its schema', async () => {
    await expect(answers(true)).rejects.toThrow('says what its contract does not name: privateNote')
  })
  it('removes fields that are not in the schema on both transports', async () => {
    await expect(answers(false)).resolves.toStrictEqual({ key: 'honey' })
    const calls = apiCalls(endpoints, handlers, { checkAnswers: false })
    const send = createDirectSend(indexCalls(calls), { kind: 'guest' }, { context: MARKETPLACE_CONTEXT })
    expect(await send(endpoints.find, { params: { key: 'honey' } })).toStrictEqual({ key: 'honey' })
    const { http, mount } = await testServer()
    mount(calls)
    expect((await http.inject('/api/v1/things/honey')).body).toBe('{"key":"honey"}')
    await http.close()
  })
})

describe('a call of a closed area', () => {
  const open = { method: 'GET', access: 'customer', summary: 'Things.', answer: z.object({}) } as const
  const table = defineEndpointsIn('tours', {
    book: { ...open, path: '/api/v1/book', query: z.object({ people: z.literal('2') }) },
    booking: { ...open, path: '/api/v1/booking', whenAreaClosed: 'served' },
    dine: { ...open, path: '/api/v1/dine', area: ['tours', 'restaurants'] },
  })
  const calls = new Map(
    apiCalls(
      table,
      { book: async () => ({}), booking: async () => ({}), dine: async () => ({}) },
      { checkAnswers: true },
    ).map((one) => [one.name, one]),
  )
  const answer = (name: keyof typeof table, closedAreas: readonly Area[]) =>
    calls
      .get(name)
      ?.handle({ params: {}, query: {}, body: undefined }, { kind: 'guest' }, { ...MARKETPLACE_CONTEXT, closedAreas })

  it('answers 404 before the session and the input are checked', async () => {
    await expect(answer('book', ['tours'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(answer('book', ['recipes'])).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
  it('is served when it works on things that had begun', async () => {
    await expect(answer('booking', ['tours'])).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
  it('is served while one of its areas is open', async () => {
    await expect(answer('dine', ['tours'])).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(answer('dine', ['tours', 'restaurants'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
