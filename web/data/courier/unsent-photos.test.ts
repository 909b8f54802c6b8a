import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { expect, it, vi } from 'vitest'
import { createKeptQueue } from '../../platform/offline/kept-queue.ts'
import { courierHeaders } from './courier-api.ts'
import { forgetPhotos, keepPhoto, MAX_UNSENT_PHOTOS, sendPhotos, type UnsentPhoto } from './unsent-photos.ts'

const HEADERS = courierHeaders('token')
const DAY = { linkId: 'a', stops: [], taken: 0 } as unknown as CourierDay
const FILE = new File(['picture'], 'door.jpg', { type: 'image/jpeg' })
const asItIs = async (file: File): Promise<Blob> => file

function emptyPhotos() {
  const kept = new Map<string, string>()
  const held = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  const pictures = new Map<string, Blob>()
  const store = {
    put: async (id: string, photo: Blob) => void pictures.set(id, photo),
    get: async (id: string) => pictures.get(id) ?? null,
    remove: async (id: string) => void pictures.delete(id),
  }
  return { queue: createKeptQueue<UnsentPhoto>('test', () => held), store, pictures }
}

it('sends each stored photo once, with the key it was stored under', async () => {
  const photos = emptyPhotos()
  expect(await keepPhoto(photos, 7, FILE, asItIs)).toBeNull()
  const [entry] = photos.queue.all()
  const addDoorPhoto = vi.fn(async () => DAY)
  expect(await sendPhotos({ addDoorPhoto }, HEADERS, photos)).toEqual({ end: 'sent', day: DAY, refused: null })
  expect(addDoorPhoto).toHaveBeenCalledExactlyOnceWith({
    ...{ headers: HEADERS, params: { id: 7 }, body: { press: entry?.id }, files: [FILE] },
  })
  expect([photos.queue.all(), photos.pictures.size]).toEqual([[], 0])
})

it('keeps photos without a connection, and drops a refused one with its reason', async () => {
  const photos = emptyPhotos()
  for (const orderId of [1, 2]) await keepPhoto(photos, orderId, FILE, asItIs)
  const silent = vi.fn(async (): Promise<CourierDay> => {
    throw new TypeError('fetch failed')
  })
  expect((await sendPhotos({ addDoorPhoto: silent }, HEADERS, photos)).end).toBe('noLine')
  expect([photos.queue.all().length, silent.mock.calls.length]).toEqual([2, 1])

  const problem = new ApiProblem({ type: 'about:blank', title: 'Это не фото', status: 400, code: 'PHOTO_UNREADABLE' })
  const addDoorPhoto = vi.fn(async ({ params }: { params: { id: number } }): Promise<CourierDay> => {
    if (params.id === 1) throw problem
    return DAY
  })
  const round = await sendPhotos({ addDoorPhoto } as never, HEADERS, photos)
  expect(round).toEqual({ end: 'sent', day: DAY, refused: 'Это не фото' })
  expect([photos.queue.all(), photos.pictures.size]).toEqual([[], 0])
})

it('stores no photo beyond the limits, and removes all photos of a closed link', async () => {
  const photos = emptyPhotos()
  const large = async () => ({ size: LARGEST_CLAIM_PHOTO + 1 }) as Blob
  expect(await keepPhoto(photos, 1, FILE, large)).toMatch(/[а-я]/)
  for (let count = 0; count < MAX_UNSENT_PHOTOS; count += 1) await keepPhoto(photos, count, FILE, asItIs)
  expect(await keepPhoto(photos, 1, FILE, asItIs)).toMatch(/[а-я]/)
  expect(photos.queue.all()).toHaveLength(MAX_UNSENT_PHOTOS)
  await forgetPhotos(photos)
  expect([photos.queue.all(), photos.pictures.size]).toEqual([[], 0])
})

it('reports a photo that the browser has removed', async () => {
  const photos = emptyPhotos()
  await keepPhoto(photos, 1, FILE, asItIs)
  photos.pictures.clear()
  const addDoorPhoto = vi.fn(async () => DAY)
  const { end, refused } = await sendPhotos({ addDoorPhoto }, HEADERS, photos)
  expect([end, refused, addDoorPhoto.mock.calls.length]).toEqual(['sent', expect.stringMatching(/[а-я]/), 0])
  expect(photos.queue.all()).toEqual([])
})
