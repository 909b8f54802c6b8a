import { customersOwn, type SellerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { expect, it } from 'vitest'
import { ProcessDeath } from '../../platform/processes/processes.ts'
import { Undrawable } from './drawing-processes.ts'
import { createPhotoArchive } from './photo-archive.ts'
import type { FileStorage } from './ports.ts'

const FILES = { put: async () => undefined, delete: async () => undefined } as unknown as FileStorage
const seller = (id: number): SellerScope => ({ kind: 'seller', organizationIds: [id] })
async function* one() {
  yield new Uint8Array(1)
}
const archiveOf = (run: () => Promise<Buffer>) =>
  createPhotoArchive({ files: FILES, drawing: { run, close: () => undefined } })
const refusal = (saving: Promise<string[]>) =>
  saving.then(
    () => 'kept',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

it('refuses a fifth waiting photo of one sender, and accepts photos of other senders', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const archive = archiveOf(() => promise)
  const save = (id: number) => refusal(archive.save(seller(id), 'goods', one()))
  const saving = [1, 1, 1, 1, 1, 1, 2].map(save)
  const customer = refusal(archive.save(customersOwn(1), 'claims', one()))
  expect(await saving[5]).toBe('TOO_MANY_REQUESTS')
  resolve(Buffer.alloc(1))
  expect(await Promise.all(saving)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept', 'TOO_MANY_REQUESTS', 'kept'])
  expect(await customer).toBe('kept')
})

it.each([
  [new Undrawable('tooManyPixels'), 'PHOTO_TOO_LARGE'],
  [new Undrawable('tooSmall'), 'PHOTO_TOO_SMALL'],
  [new Undrawable('unreadable'), 'PHOTO_UNREADABLE'],
  // the process crashes while it decodes the photo
  [new ProcessDeath('memory', ''), 'PHOTO_UNREADABLE'],
  [new ProcessDeath('closed', ''), 'INTERRUPTED'],
])('refuses a photo with the reason of its failure: %s', async (error, code) => {
  expect(await refusal(archiveOf(() => Promise.reject(error)).save(seller(1), 'goods', one()))).toBe(code)
})
