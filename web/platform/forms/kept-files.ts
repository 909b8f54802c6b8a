import { useEffect, useRef, useState } from 'react'
import { pageClock } from '../tab-state/page-clock.ts'
import { drafts } from './drafts.ts'

/** A cache outside the service worker's, which removes caches that it does not know. */
const CACHE = 'files-of-drafts'
const KEPT_AT = 'x-kept-at'
const LIFE_MS = 86_400_000
/** Maximum size of stored files of one form, bytes: more than any form accepts. */
const MAX_BYTES = 60_000_000

/** Location of a draft's files. It is stored in the tab, so two tabs do not share files. */
interface Place {
  readonly folder: string
  readonly names: readonly string[]
}
const placeOf = (id: string) => drafts.get(`files-${id}`) as Place | null
const addressOf = (folder: string, index: number) => `/${folder}/${index}`

/** Opens the cache; null = the browser provides no cache (a site without TLS). */
const openCache = () => (typeof caches === 'undefined' ? null : caches.open(CACHE).catch(() => null))

/** Stores files that were chosen and not sent: a phone may reload the page when its camera closes. */
export async function keepFiles(id: string, files: readonly File[]): Promise<void> {
  forgetFiles(id)
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length === 0 || size > MAX_BYTES) return
  const cache = await openCache()
  if (!cache) return
  const folder = String(crypto.getRandomValues(new Uint32Array(1))[0])
  drafts.put(`files-${id}`, { folder, names: files.map(({ name }) => name) } satisfies Place)
  const headers = (file: File) => ({ 'content-type': file.type, [KEPT_AT]: String(pageClock.ms()) })
  try {
    await Promise.all(
      files.map((file, index) => cache.put(addressOf(folder, index), new Response(file, { headers: headers(file) }))),
    )
  } catch {
    // not enough space: the user chooses the files again
    forgetFiles(id)
  }
}

/** Files of a draft in their order; empty when there is no draft. */
export async function findFiles(id: string): Promise<File[]> {
  const place = placeOf(id)
  const cache = place && (await openCache())
  if (!cache) return []
  const found = await Promise.all(
    place.names.map(async (name, index) => {
      const kept = await cache.match(addressOf(place.folder, index))
      return kept ? new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' }) : []
    }),
  )
  void clearFiles((keptAt) => pageClock.ms() - keptAt > LIFE_MS)
  return found.flat()
}

export function forgetFiles(id: string): void {
  const place = placeOf(id)
  if (!place) return
  drafts.forget(`files-${id}`)
  void openCache()?.then((cache) =>
    Promise.all(place.names.map((_, index) => cache?.delete(addressOf(place.folder, index)))),
  )
}

/** Removes stored files of drafts; by default all of them, as at sign-out. */
export async function clearFiles(isGone: (keptAt: number) => boolean = () => true): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (isGone(Number(kept?.headers.get(KEPT_AT)))) await cache.delete(request)
  }
}

export function useKeptFiles(id: string): [files: readonly File[], choose: (files: readonly File[]) => void] {
  const [files, setFiles] = useState<readonly File[]>([])
  const isChosen = useRef(false)
  useEffect(() => {
    void findFiles(id).then((found) => {
      if (found.length > 0 && !isChosen.current) setFiles(found)
    })
  }, [id])
  return [
    files,
    (next) => {
      isChosen.current = true
      setFiles(next)
      void keepFiles(id, next)
    },
  ]
}
