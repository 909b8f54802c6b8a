import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { testApp } from '../../testing.ts'

const [FARM, OTHER] = [101, 102]
const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl, { max: 2 })
afterAll(() => database.close())
const sql = (text: string, values: unknown[] = []) => run(database.executor, text, values)
await writeSites(
  database.pool,
  { host: 'open.example', organizationId: FARM },
  { host: 'closed.example', organizationId: OTHER },
)
const { app, call } = await testApp(
  databaseUrl,
  {},
  { UNKNOWN_HOSTS: 'not-found', PUBLIC_URL: 'https://okolitsa.example' },
)
const get = (host: string, url = '/api/v1/categories/products', headers: Record<string, string> = {}) =>
  call('GET', url, { headers: { host, ...headers } })
const statusAt = async (host: string, headers?: Record<string, string>) => (await get(host, undefined, headers)).status

it('answers an unknown host with a plain 404 when configured so, except requests of machines', async () => {
  expect(await statusAt('okolitsa.example')).toBe(200)
  expect(await statusAt('open.example')).toBe(200)
  expect(await get('nobody.example')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const page = await app.http.inject({ url: '/category', headers: { host: 'nobody.example' } })
  expect(page).toMatchObject({
    statusCode: 404,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
    body: expect.stringContaining('По\u00A0этому адресу сайта нет'),
  })
  expect(page.body).toContain('href="https://okolitsa.example"')
  expect((await app.http.inject({ url: '/healthz', headers: { host: '10.0.0.7' } })).statusCode).toBe(200)
})

it('shows the reason for an unpublished site and a closed seller, and opens hidden sites for testers', async () => {
  expect(await statusAt('closed.example')).toBe(200)
  await sql('update site set is_published = false where organization_id = $1', [OTHER])
  await expect.poll(() => statusAt('closed.example')).toBe(404)
  const page = await app.http.inject({ url: '/', headers: { host: 'closed.example' } })
  expect(page.body).toContain('<title>Ошибка</title>')
  expect(page.body).toContain('<h1>Сайт временно недоступен</h1>')
  expect(page.body).not.toContain('okolitsa.example')
  await sql('update site set is_published = true where organization_id = $1', [OTHER])
  await expect.poll(() => statusAt('closed.example')).toBe(200)
  await sql('update organization set is_enabled = false where id = $1', [OTHER])
  await expect.poll(() => statusAt('closed.example')).toBe(404)
  await sql('update organization set is_enabled = true, is_hidden = true where id = $1', [OTHER])
  await sql(`update organization set title = 'Другое имя' where id = $1`, [OTHER])
  await expect.poll(() => app.services.sites.resolve('closed.example').title).toBe('Другое имя')
  await expect.poll(() => statusAt('closed.example', { 'x-test-seller': '1' })).toBe(200)
  expect(await statusAt('closed.example')).toBe(404)
  expect(await statusAt('open.example')).toBe(200)
})
