import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import type { CallContext } from './handler.ts'

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
  find?.handle({ params: { key }, query, body: undefined }, { kind: 'guest' }, {} as CallContext)

it('finds nothing under a key the database could never keep', async () => {
  for (const key of ['\0', 'ab\0c', '\ud800', 'x\udfff'])
    await expect(call(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(call('honey')).resolves.toEqual({ key: 'honey' })
})

it('names the field of a query that holds such text', async () => {
  await expect(call('honey', { text: 'a\0' })).rejects.not.toMatchObject({ code: 'NOT_FOUND' })
  await expect(call('honey', { text: '\ud83c\udf6f' })).resolves.toEqual({ key: 'honey' })
})
