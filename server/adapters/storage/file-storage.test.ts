import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStorage } from '../../supply/images/ports.ts'
import { createDiskStorage } from './disk-storage.ts'
import { openS3, type TestS3 } from './s3.data.ts'
import { createS3Storage } from './s3-storage.ts'

let folder: string
let s3: TestS3
const failures: unknown[] = []
const onFailure = (error: unknown) => failures.push(error)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'okolitsa-storage-'))
  s3 = await openS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const bytes = (text: string) => Buffer.from(text)
const keysOf = async (storage: FileStorage, prefix: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.sort()
}

describe.each<[string, () => FileStorage]>([
  ['a folder', () => createDiskStorage(folder)],
  ['an S3 store', () => createS3Storage({ ...s3.options, prefix: 'photos/', onFailure })],
])('files in %s', (_name, open) => {
  it('returns files unchanged, with their type and size', async () => {
    const storage = open()
    const key = 'claims/7d2/photo-1.webp'
    await storage.put(key, bytes('a picture'))
    // repeated by a client that missed the answer
    await storage.put(key, bytes('a picture'))
    expect(await storage.get(key)).toEqual(bytes('a picture'))
    expect(await storage.stat(key)).toEqual({ key, bytes: 9, contentType: 'image/webp' })
    await storage.put('empty.txt', bytes(''))
    expect(await storage.stat('empty.txt')).toMatchObject({ bytes: 0, contentType: 'text/plain; charset=utf-8' })
  })

  it('returns null for a missing file', async () => {
    const storage = open()
    for (const key of ['nothing.webp', 'claims/nothing/at.webp', 'empty.txt/inside.webp']) {
      expect([await storage.get(key), await storage.stat(key)]).toEqual([null, null])
    }
    await storage.delete('nothing.webp')
  })

  it('lists files by the prefix of their keys', async () => {
    const storage = open()
    const many = Array.from({ length: 60 }, (_, index) => `many/${String(index).padStart(4, '0')}.txt`)
    await Promise.all(many.map((key) => storage.put(key, bytes(key))))
    expect(await keysOf(storage, 'many/')).toEqual(many)
    expect(await keysOf(storage, 'claims/')).toEqual(['claims/7d2/photo-1.webp'])
    expect(await keysOf(storage, 'none/')).toEqual([])
  })

  it('returns null for a deleted file', async () => {
    const storage = open()
    await storage.put('gone.webp', bytes('x'))
    await storage.delete('gone.webp')
    expect(await storage.get('gone.webp')).toBeNull()
  })

  it.each(['../out.webp', '/etc/passwd.txt', 'a//b.txt', 'a.html', 'a', '..txt'])(
    'cannot have the key %s',
    async (key) => {
      const storage = open()
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('no key')
      expect([await storage.get(key), await storage.stat(key)]).toEqual([null, null])
    },
  )
})

it('leaves no partial file in a folder', async () => {
  const storage = createDiskStorage(join(folder, 'halves'))
  await storage.put('a/b.txt', bytes('x'))
  expect(await readdir(join(folder, 'halves', 'a'))).toEqual(['b.txt'])
})

describe('an S3 store', () => {
  it('shares files between nodes by key, separately for each folder', async () => {
    const [one, other] = [1, 2].map(() => createS3Storage({ ...s3.options, prefix: 'photos/', onFailure }))
    const uploads = createS3Storage({ ...s3.options, prefix: 'uploads/', onFailure })
    await one?.put('shared.webp', bytes('x'))
    expect(await other?.get('shared.webp')).toEqual(bytes('x'))
    expect(await uploads.get('shared.webp')).toBeNull()
  })

  it('lists page after page', async () => {
    // the store above fails to list more than one page, because OpenSSL 3 lacks the cipher of its continuation token
    const asked: (string | null)[] = []
    const pages = createServer(({ url }, reply) => {
      const token = new URL(String(url), 'http://store').searchParams.get('continuation-token')
      asked.push(token)
      const next = token === null ? '<NextContinuationToken>a&amp;b/+=</NextContinuationToken>' : ''
      const file = `<Contents><Key>photos/${asked.length}.txt</Key><Size>${asked.length}</Size></Contents>`
      reply.end(`<ListBucketResult><IsTruncated>${token === null}</IsTruncated>${next}${file}</ListBucketResult>`)
    })
    await once(pages.listen(0, '127.0.0.1'), 'listening')
    const { port } = pages.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}`
    const storage = createS3Storage({ ...s3.options, endpoint, prefix: 'photos/', onFailure })
    expect(await keysOf(storage, '')).toEqual(['1.txt', '2.txt'])
    expect(asked).toEqual([null, 'a&b/+='])
    pages.close()
  })

  it('retries once when the connection is cut', async () => {
    let calls = 0
    const store = createServer((request, reply) => {
      if (++calls === 1) request.socket.destroy()
      else reply.end('a picture')
    })
    await once(store.listen(0, '127.0.0.1'), 'listening')
    const { port } = store.address() as AddressInfo
    const storage = createS3Storage({ ...s3.options, endpoint: `http://127.0.0.1:${port}`, prefix: '', onFailure })
    expect([await storage.get('a.webp'), calls]).toEqual([bytes('a picture'), 2])
    store.close()
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['an unknown key', { accessKeyId: 'unknown' }],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }],
    ['no such bucket', { bucket: 'nowhere' }],
  ])('reports an unusable store as INTERRUPTED: %s', async (_case, wrong) => {
    const storage = createS3Storage({ ...s3.options, ...wrong, prefix: '', onFailure })
    await expect(storage.put('a.txt', bytes('x'))).rejects.toMatchObject({ code: 'INTERRUPTED' })
  })
})
