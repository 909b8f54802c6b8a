import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createHttpServer } from './server.ts'

async function statuses(requestsPerMinute: number, count: number): Promise<number[]> {
  const app = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: false,
    requestsPerMinute,
    isProduction: false,
  })
  app.get('/ping', async () => 'pong')
  const replies: number[] = []
  for (let number = 1; number <= count; number++) {
    const { statusCode, headers } = await app.inject('/ping')
    replies.push(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  await app.close()
  return replies
}

it('refuses an address that asks more often than allowed', async () => {
  expect(await statuses(2, 3)).toEqual([200, 200, 429])
})

it('knows no limit when it is 0', async () => {
  expect(await statuses(0, 3)).toEqual([200, 200, 200])
})
