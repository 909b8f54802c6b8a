import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mountClientFiles } from './client-files.ts'

const root = await mkdtemp(join(tmpdir(), 'okolitsa-files-'))
const [russian, english] = [join(root, 'ru'), join(root, 'en')]
async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}
await write(russian, {
  'sw.js': 'worker',
  'assets/page-1a.js': 'page',
  'assets/page-1a.js.br': 'page in brotli',
  'assets/widget-9.js': 'widget',
  'assets/onest.woff2': 'letters',
})
await write(english, { 'assets/page-2b.js': 'page in English', 'assets/onest.woff2': 'letters' })
await writeFile(join(root, 'secret.js'), 'secret')
await mkdir(join(russian, 'assets', 'inner.js'))

const app = fastify()
await mountClientFiles(app, [russian, english])
app.setNotFoundHandler((_request, reply) => reply.code(404).send('a page of the shop'))
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})
const get = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } })

test("sends a file in the browser's encoding, cached without expiry", async () => {
  expect((await get('/assets/page-1a.js')).body).toBe('page')
  const { body, headers } = await get('/assets/page-1a.js', 'gzip, br')
  expect(body).toBe('page in brotli')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  expect((await app.inject({ method: 'HEAD', url: '/assets/page-1a.js' })).statusCode).toBe(200)
})

test('serves files of both languages, and shared ones', async () => {
  expect((await get('/assets/page-2b.js')).body).toBe('page in English')
  expect((await get('/assets/onest.woff2')).body).toBe('letters')
})

test('makes browsers revalidate the worker each time, and lets other websites load the widget', async () => {
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  expect((await get('/assets/widget-9.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test.each([
  '/assets/none.js',
  '/assets/..%2f..%2fsecret.js',
  '/assets/%2e%2e',
  '/assets/inner.js',
  '/assets/',
  '/secret.js',
])('answers 404 for %s', async (url) => {
  expect([(await get(url)).statusCode, (await get(url)).body]).toEqual([404, 'a page of the shop'])
})
