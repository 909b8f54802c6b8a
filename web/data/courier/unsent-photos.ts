import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { couriers as text } from '@okolitsa/strings/ru/couriers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { createKeptQueue, type KeptQueue } from '../../platform/offline/kept-queue.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { smallerPhoto } from '../images/smaller-photo.ts'
import type { courierApi, courierHeaders } from './courier-api.ts'
import type { VisitRound } from './unsent-visits.ts'

export interface UnsentPhoto {
  /** Idempotency key of the photo, and its name in the store. */
  readonly id: string
  readonly orderId: number
  /** Time of the photo, ISO 8601. */
  readonly at: string
}

/** Maximum number of photos that one link stores on the phone; each was reduced before. */
export const MAX_UNSENT_PHOTOS = 60

export interface PhotoStore {
  put(id: string, photo: Blob): Promise<void>
  /** The photo; null = the browser has removed it. */
  get(id: string): Promise<Blob | null>
  remove(id: string): Promise<void>
}

/** A cache outside the service worker's, which removes caches that it does not know. */
const CACHE = 'files-of-couriers'

/** Stores pictures in the browser's cache; without one (a site without TLS, no space) they are in memory. */
function createPhotoStore(linkId: string): PhotoStore {
  const memory = new Map<string, Blob>()
  const addressOf = (id: string) => `/${linkId}/${id}`
  const cache = () => (typeof caches === 'undefined' ? null : caches.open(CACHE).catch(() => null))
  return {
    async put(id, photo) {
      memory.set(id, photo)
      const kept = await cache()
      await kept?.put(addressOf(id), new Response(photo)).catch(() => undefined)
    },
    async get(id) {
      const known = memory.get(id)
      if (known) return known
      const kept = await (await cache())?.match(addressOf(id))
      return kept ? kept.blob() : null
    },
    async remove(id) {
      memory.delete(id)
      await (await cache())?.delete(addressOf(id))
    },
  }
}

interface UnsentPhotos {
  readonly queue: KeptQueue<UnsentPhoto>
  readonly store: PhotoStore
}
const known = new Map<string, UnsentPhotos>()

/** Photos taken with a courier's link and not received by the server yet; the same object for the same link. */
export function unsentPhotosOf(linkId: string): UnsentPhotos {
  const photos = known.get(linkId) ?? {
    queue: createKeptQueue<UnsentPhoto>(`okolitsa-courier-photos-${linkId}`),
    store: createPhotoStore(linkId),
  }
  known.set(linkId, photos)
  return photos
}

/** Stores a photo of a visit to be sent. Returns the reason why it is not stored; null = it is stored. */
export async function keepPhoto(
  { queue, store }: UnsentPhotos,
  orderId: number,
  file: File,
  smaller: (file: File) => Promise<Blob> = smallerPhoto,
): Promise<string | null> {
  if (queue.all().length >= MAX_UNSENT_PHOTOS) return text.day.photo.full
  const photo = await smaller(file)
  if (photo.size > LARGEST_CLAIM_PHOTO) return text.day.photo.tooLarge
  const id = crypto.randomUUID()
  await store.put(id, photo)
  queue.change((photos) => [...photos, { id, orderId, at: pageClock.now().toISOString() }])
  return null
}

/** Removes the photos of a closed link. */
export async function forgetPhotos({ queue, store }: UnsentPhotos): Promise<void> {
  const ids = queue.all().map(({ id }) => id)
  queue.change(() => [])
  await Promise.all(ids.map((id) => store.remove(id)))
}

type Api = Pick<ReturnType<typeof courierApi>, 'addDoorPhoto'>

/** Sends queued photos one by one. A photo that is sent twice is stored once; a refused one is dropped. */
export async function sendPhotos(
  api: Api,
  headers: ReturnType<typeof courierHeaders>,
  { queue, store }: UnsentPhotos,
): Promise<VisitRound> {
  let day: CourierDay | null = null
  let refused: string | null = null
  const settle = async (id: string) => {
    queue.change((photos) => photos.filter((photo) => photo.id !== id))
    await store.remove(id)
  }
  for (const { id, orderId } of queue.all()) {
    const photo = await store.get(id)
    try {
      if (photo) {
        const sending = { headers, params: { id: orderId }, body: { press: id }, files: [photo] }
        day = await api.addDoorPhoto(sending)
      } else refused = text.day.photo.lost
    } catch (error) {
      if (!isApiProblem(error) || error.problem.status >= 500 || error.problem.status === 429)
        return { end: 'noLine', day, refused }
      refused = refusalWords(error, text.day.failed)
    }
    await settle(id)
  }
  return { end: 'sent', day, refused }
}
