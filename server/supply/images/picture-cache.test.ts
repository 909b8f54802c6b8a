import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPictureCache, keyOf as keyOfPicture, type PictureCacheOptions } from './picture-cache.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'okolitsa-pictures-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const keyOf = (name: string) => keyOfPicture(name, 'webp')
const picture = (bytes: number) => Buffer.alloc(bytes, 7)
const files = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).map(({ name }) => name)
const open = async (options: Partial<PictureCacheOptions> = {}) => {
  const cache = createPictureCache({
    dir,
    maxBytes: 1_000,
    memoryBytes: 0,
    onFailure: (error) => {
      throw error
    },
    ...options,
  })
  await cache.counted
  return cache
}

it('evicts the least recently used pictures to stay within its limit on disk', async () => {
  const cache = await open()
  for (const name of ['a', 'b', 'c']) await cache.put(keyOf(name), picture(300))
  expect(await cache.get(keyOf('a'))).toHaveLength(300)
  for (const name of ['d', 'e']) await cache.put(keyOf(name), picture(300))
  expect(cache.bytesOnDisk()).toBe(900)
  await expect.poll(files).toHaveLength(3)
  expect(
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (name) => (await cache.get(keyOf(name))) !== null)),
  ).toEqual([true, false, false, true, true])
  await cache.put(keyOf('huge'), picture(1_001))
  expect(await cache.get(keyOf('huge'))).toBeNull()
})

it('counts files of earlier runs, and deletes unfinished ones', async () => {
  const first = await open()
  for (const [age, name] of ['new', 'old'].entries()) {
    await first.put(keyOf(name), picture(400))
    const then = new Date(Date.now() - age * 3_600_000)
    await utimes(join(dir, keyOf(name).slice(0, 2), keyOf(name)), then, then)
  }
  await mkdir(join(dir, 'ab'), { recursive: true })
  const draft = join(dir, 'ab', `${keyOf('draft')}.1.draft`)
  await writeFile(draft, picture(50))
  await utimes(draft, new Date(0), new Date(0))

  const second = await open()
  expect(second.bytesOnDisk()).toBe(800)
  expect(await files()).toHaveLength(2)
  await second.put(keyOf('next'), picture(400))
  expect(second.bytesOnDisk()).toBe(800)
  expect([(await second.get(keyOf('new')))?.length, await second.get(keyOf('old'))]).toEqual([400, null])
})

it('writes no files while the disk is nearly full, and serves a picture that it cannot store', async () => {
  let mayWrite = false
  const failures: unknown[] = []
  const cache = await open({
    mayWrite: () => mayWrite,
    memoryBytes: 10_000,
    onFailure: (error) => failures.push(error),
  })
  await cache.put(keyOf('a'), picture(10))
  expect([await files(), (await cache.get(keyOf('a')))?.length]).toEqual([[], 10])
  mayWrite = true
  await writeFile(join(dir, keyOf('b').slice(0, 2)), 'in the way')
  await cache.put(keyOf('b'), picture(10))
  expect([failures.length, (await cache.get(keyOf('b')))?.length, cache.bytesOnDisk()]).toEqual([1, 10, 0])
})
