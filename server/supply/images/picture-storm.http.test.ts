import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const { app } = await testApp(await testDatabase())
let port: number
const hangUps: (() => void)[] = []
beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app.http.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const hangUp of hangUps.splice(0)) hangUp()
})

interface EndpointAnswer {
  readonly status: number
  readonly code?: string
  readonly retryAfter?: string | undefined
}

/** Sends a request like a stranger's browser; null = disconnected before the response. */
function ask(path: string): Promise<EndpointAnswer | null> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent: false }, (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const isProblem = response.headers['content-type']?.includes('json') && response.statusCode !== 200
        const code = isProblem ? JSON.parse(Buffer.concat(chunks).toString()).code : undefined
        resolve({ status: Number(response.statusCode), code, retryAfter: response.headers['retry-after'] })
      })
    })
    request.on('error', () => resolve(null))
    hangUps.push(() => request.destroy())
  })
}
/** Reads a value of /metrics. */
async function metric(name: string): Promise<number> {
  const { body } = await app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(body)?.[1])
}
const dearest = demoMarketplace.organizations.flatMap(({ id }) => [
  `/api/v1/img/b2c/1280/800/resize/land/${id}.svg`,
  `/api/v1/img/merge/b2c/1280/800/resize/land/${id}.svg`,
])

it('limits a storm of requests while other calls stay fast, and ends it when its clients disconnect', async () => {
  expect(dearest.length).toBeGreaterThan(100)
  const storm = dearest.map(ask)
  await expect.poll(() => metric('pictures_waiting')).toBeGreaterThan(30)
  for (const path of ['/healthz', '/readyz', '/api/v3/products']) expect((await ask(path))?.status).toBe(200)
  expect(await metric('pictures_waiting')).toBeGreaterThan(0)
  // at least one of them is drawn
  await Promise.any(storm.map(async (answer) => expect((await answer)?.status).toBe(200)))

  for (const hangUp of hangUps.splice(0)) hangUp()
  await expect.poll(() => metric('pictures_waiting')).toBe(0)
  const answers = await Promise.all(storm)
  const refused = answers.filter((answer) => answer?.status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer).toMatchObject({ code: 'OVERLOADED', retryAfter: '2' })
  expect(answers.filter((answer) => answer === null).length).toBeGreaterThan(0)
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200, 429, undefined]))
  expect((await ask('/api/v1/img/b2c/96/96/resize/food/cheese.webp'))?.status).toBe(200)
})

it('counts uncached pictures per IP address, and serves cached ones without a limit', async () => {
  const remoteAddress = '198.51.100.7'
  const picture = (source: string) =>
    app.http.inject({ url: `/api/v1/img/b2c/96/96/resize/food/${source}.webp`, remoteAddress })
  expect((await picture('milk')).statusCode).toBe(200)
  for (let guess = 1; guess < 300; guess++) expect((await picture(`guess-${guess}`)).statusCode).toBe(404)
  const last = await picture('guess-300')
  expect([last.statusCode, last.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect((await picture('milk')).statusCode).toBe(200)
  const other = { url: '/api/v1/img/b2c/96/96/resize/food/kefir.webp', remoteAddress: '198.51.100.8' }
  expect((await app.http.inject(other)).statusCode).toBe(200)
})
