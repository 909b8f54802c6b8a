import fastify from 'fastify'
import { expect, it } from 'vitest'
import { mountMetrics } from './metrics.ts'

it('tells numbers of others when they are known', async () => {
  const app = fastify()
  let problems: number | null = null
  mountMetrics(app, {
    poolSize: () => ({ total: 1, waiting: 0 }),
    gauges: [{ name: 'books_problems', help: 'What does not add up', read: () => problems }],
  })
  const said = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
  expect(await said()).not.toMatch(/^books_problems /m)
  problems = 3
  expect(await said()).toMatch(/^books_problems 3$/m)
  problems = null
  expect(await said()).not.toMatch(/^books_problems /m)
  await app.close()
})
