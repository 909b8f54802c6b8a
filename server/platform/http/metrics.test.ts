import fastify from 'fastify'
import { expect, it } from 'vitest'
import { expectStatus } from './expected-status.ts'
import { mountMetrics } from './metrics.ts'

it('includes gauges of other modules when their values are known', async () => {
  const app = fastify()
  let problems: number | null = null
  mountMetrics(app, {
    isProduction: false,
    poolSize: () => ({ total: 1, waiting: 0 }),
    gauges: [{ name: 'integrity_problems', help: 'What does not add up', read: () => problems }],
  })
  const readMetrics = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
  expect(await readMetrics()).not.toMatch(/^integrity_problems /m)
  problems = 3
  expect(await readMetrics()).toMatch(/^integrity_problems 3$/m)
  problems = null
  expect(await readMetrics()).not.toMatch(/^integrity_problems /m)
  await app.close()
})

it('omits a gauge that fails, and includes all others', async () => {
  const app = fastify()
  const away = () => Promise.reject(new Error('the database is away'))
  const gauges = [
    { name: 'events_waiting', help: 'Asked of the database', read: away },
    { name: 'unheard_errors', help: 'Known here', read: () => 0 },
  ]
  mountMetrics(app, { isProduction: false, poolSize: () => ({ total: 1, waiting: 0 }), gauges })
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect([statusCode, /^unheard_errors 0$/m.test(body), /^events_waiting /m.test(body)]).toEqual([200, true, false])
  await app.close()
})

it('requires the token in production', async () => {
  const app = fastify()
  const token = 'a-token-of-thirty-two-signs-00000'
  mountMetrics(app, { isProduction: true, token, poolSize: () => ({ total: 1, waiting: 0 }) })
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(200)
  const others = [{}, { authorization: 'Bearer guessed' }, { authorization: `Bearer ${token}x` }]
  for (const headers of others) expect(await ask(headers as Record<string, string>)).not.toBe(200)
  await app.close()
})

it('counts an expected error status separately from faults', async () => {
  const app = fastify()
  mountMetrics(app, { isProduction: false, poolSize: () => ({ total: 1, waiting: 0 }) })
  app.get('/empty', async (_request, reply) => {
    expectStatus(reply)
    return reply.code(500).send('no cart')
  })
  app.get('/broken', async (_request, reply) => reply.code(500).send('a bug'))
  await app.inject('/empty')
  await app.inject('/broken')
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).toMatch(/_count\{method="GET",route="\/empty",status="500 expected"\} 1/)
  expect(body).toMatch(/_count\{method="GET",route="\/broken",status="500"\} 1/)
  await app.close()
})
