import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_SIZES } from '@okolitsa/domain/images/image-size.ts'
import fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import type { Drawing } from './drawing-processes.ts'
import { createImagesModule } from './module.ts'

const { app } = await testApp(await testDatabase())
const get = (path: string) => app.http.inject({ method: 'GET', url: `/api/v1/img${path}` })
const facts = async (path: string) => {
  const { format, width, height, hasAlpha } = await sharp((await get(path)).rawPayload).metadata()
  return { format, width, height, hasAlpha }
}

describe('pictures', () => {
  it('draws a picture at the requested size', async () => {
    const reply = await get('/b2c/640/400/resize/land/101.svg')
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('max-age'),
    })
    expect(await facts('/b2c/640/400/resize/land/101.svg')).toMatchObject({ format: 'webp', width: 640, height: 400 })
  })

  it('keeps pictures of food whole and transparent, and merges them onto a background on request', async () => {
    for (const source of ['food/cheese.webp', 'food/cheese--5.webp']) {
      expect(await facts(`/b2c/200/200/resize/${source}`)).toMatchObject({ width: 200, height: 200, hasAlpha: true })
      expect(await facts(`/merge/b2c/200/200/resize/${source}`)).toMatchObject({ width: 200, hasAlpha: false })
    }
  })

  it('draws 400 × 400 pixels by default, for shop and seller', async () => {
    const asked = await get('/b2c/400/400/resize/land/101.svg')
    for (const path of ['/b2c/resize/land/101.svg', '/b2b/400/400/resize/land/101.svg']) {
      expect((await get(path)).rawPayload.equals(asked.rawPayload)).toBe(true)
    }
    expect(await facts('/merge/b2c/resize/land/101.svg')).toMatchObject({ width: 400, height: 400 })
  })

  it('sends frequently requested pictures as AVIF to browsers that accept it, if the file is smaller', async () => {
    const source = '/b2c/240/240/resize/goods/105001.webp'
    const ask = (accept: string) => app.http.inject({ method: 'GET', url: `/api/v1/img${source}`, headers: { accept } })
    const avif = 'image/avif,image/webp,image/*,*/*;q=0.8'
    const first = await ask(avif)
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.http.server.address() as AddressInfo
    const fetched = async (accept: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/img${source}`, { headers: { accept } })
      return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    for (let time = 0; time <= 20; time++) expect((await fetched(avif)).type).toBe('image/webp')
    await expect.poll(async () => (await fetched(avif)).type).toBe('image/avif')
    const { bytes } = await fetched(avif)
    expect(bytes.length).toBeLessThan(first.rawPayload.length)
    // libvips names the container
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 240, height: 240 })
    const others = await fetched('image/webp,*/*')
    expect([others.type, others.bytes.equals(first.rawPayload)]).toEqual(['image/webp', true])
  })

  it('tries once whether another format is smaller, and not after every twenty responses', async () => {
    const tasks: string[] = []
    const drawing: Drawing = {
      run: async (task) => {
        tasks.push('format' in task ? task.format : task.kind)
        return Buffer.alloc('format' in task && task.format === 'avif' ? 9 : 8)
      },
      close: () => undefined,
    }
    const http = fastify()
    const images = createImagesModule({
      drawing,
      pictures: { has: async () => true, read: async () => Buffer.alloc(1) },
      files: { get: async () => null },
      cacheDir: await mkdtemp(join(tmpdir(), 'okolitsa-images-')),
      cacheMaxBytes: 1_000,
      log: { error: () => undefined, warn: () => undefined },
    })
    images.mount(http)
    const url = `${await http.listen({ port: 0, host: '127.0.0.1' })}/api/v1/img/b2c/96/96/resize/food/cheese.webp`
    const sent = new Set<string | null>()
    for (let time = 0; time < 90; time++)
      sent.add((await fetch(url, { headers: { accept: 'image/avif' } })).headers.get('content-type'))
    await http.close()
    expect([tasks, [...sent]]).toEqual([['webp', 'avif'], ['image/webp']])
  })

  it('draws every size that the pages use', async () => {
    for (const { width, height } of IMAGE_SIZES) {
      expect((await get(`/b2c/${width}/${height}/resize/scene/fest.webp`)).statusCode).toBe(200)
    }
  })

  it.each([
    '/zzz/200/200/resize/food/cheese.webp',
    '/zzz/resize/food/cheese.webp',
    '/merge/resize/food/cheese.webp',
    '/b2c/200/200/resize/food/nothing.webp',
    '/b2c/200/200/resize/food/cheese--0.webp',
    '/b2c/200/200/resize/food/cheese--6.webp',
    '/b2c/200/200/resize/food/cheese--01.webp',
    '/b2c/200/200/resize/food/i-cow--1.webp',
    '/b2c/640/400/resize/land/7.svg',
    '/b2c/640/400/resize/land/0101.svg',
    '/b2c/640/400/resize/land/999999.svg',
    '/b2c/200/200/resize/..%2f..%2fpackage.json',
    '/b2c/200/200/resize/food/..%2fkeys.ts',
    '/b2c/200/200/resize/food/cheese.webp%00',
    '/b2c/200/200/resize/',
    '/b2c/0/200/resize/food/cheese.webp',
    '/b2c/200/201/resize/food/cheese.webp',
    '/b2c/2000/2000/resize/land/101.svg',
    '/b2c/99999/200/resize/food/cheese.webp',
    '/b2c/2e2/200/resize/food/cheese.webp',
    '/b2c/0200/200/resize/food/cheese.webp',
    '/b2c/x/200/resize/food/cheese.webp',
  ])('are missing: %s', async (path) => {
    const reply = await get(path)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')])
  })
})
