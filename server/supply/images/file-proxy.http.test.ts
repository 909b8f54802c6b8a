import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createDiskStorage } from '../../adapters/storage/disk-storage.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const folder = await mkdtemp(join(tmpdir(), 'okolitsa-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const storage = (name: string) => createDiskStorage(join(folder, name))
const { app, call } = await testApp(await demoDatabase(), { storage })
const get = (key: string) => app.http.inject(`/api/v1/files/${key}`)

it('serves the documents of a demo farmer and displays the gallery', async () => {
  const { body: farmer } = await call('GET', '/api/v3/farmers/id/101')
  const paper = await app.http.inject(farmer.termsOfUseLink)
  expect([paper.statusCode, paper.headers]).toMatchObject([
    200,
    {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'inline; filename="terms.txt"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=3600',
    },
  ])
  expect(paper.body).toContain(farmer.legal.tin)
  expect((await app.http.inject(farmer.pdnLink)).body).toContain(farmer.legal.organizationName)
  expect(farmer.gallery.length).toBeGreaterThanOrEqual(4)
  const pictures = await Promise.all(farmer.gallery.map(({ url }: { url: string }) => app.http.inject(url)))
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.length)).size).toBe(farmer.gallery.length)
})

it('displays an uploaded PDF in the browser', async () => {
  await storage('uploads').put('documents/101/offer.pdf', Buffer.from('%PDF-1.7'))
  const { headers, body } = await get('documents/101/offer.pdf')
  expect([headers['content-type'], headers['content-disposition'], body]).toEqual([
    'application/pdf',
    'inline; filename="offer.pdf"',
    '%PDF-1.7',
  ])
})

it.each([
  'documents/101/nothing.pdf',
  'documents/101/page.html',
  'documents/101/drawing.svg',
  'documents/..%2f..%2fphotos/1.txt',
  'photos/claims/1.txt',
  'goods/cheese.webp',
  'documents/',
  '',
])('does not serve the file %s', async (key) => {
  for (const name of ['uploads', 'photos']) {
    await storage(name).put('photos/claims/1.txt', Buffer.from('x'))
    await storage(name).put('goods/cheese.webp', Buffer.from('x'))
    await storage(name).put('documents/101/drawing.svg', Buffer.from('x'))
  }
  expect((await get(key)).statusCode).toBe(404)
})
