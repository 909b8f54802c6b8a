import { withProgress } from '@okolitsa/contracts/kernel/browser-upload.ts'
import { MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import { useEffect, useRef, useState } from 'react'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { smallerPhoto } from '../smaller-photo.ts'
import type { GalleryOwner, ShownGallery } from './use-gallery.ts'

/** A photo being uploaded. */
export interface Upload {
  readonly id: number
  readonly name: string
  readonly url: string
  /** Progress, 0…1; null = not started. */
  readonly sent: number | null
  /** Error message; null = none. */
  readonly problem: string | null
}

let nextId = 1

/**
 * Uploads photos one after another, each with its own progress and error: a refused photo does not stop the others.
 * @param take receives the gallery after each upload
 */
export function useGalleryUploads(params: GalleryOwner, take: (gallery: ShownGallery) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const files = useRef(new Map<number, File>())
  const queue = useRef<number[]>([])
  const isSending = useRef(false)
  const change = (id: number, change: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.id === id ? { ...one, ...change } : one)))

  const urls = useRef<string[]>([])
  // object URLs live as long as the page
  useEffect(() => () => forget(urls.current), [])

  async function send(id: number): Promise<void> {
    const file = files.current.get(id)
    if (!file) return
    change(id, { sent: 0, problem: null })
    try {
      const answer = await cabinetApi().galleries.addPictures({
        params,
        files: [await smallerPhoto(file)],
        upload: withProgress((sent) => change(id, { sent })),
      })
      drop(id)
      take(answer)
    } catch (error) {
      change(id, { sent: null, problem: refusalWords(error, text.notSent) })
    }
  }
  async function sendAll(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    for (let id = queue.current.shift(); id !== undefined; id = queue.current.shift()) await send(id)
    isSending.current = false
  }
  function drop(id: number): void {
    files.current.delete(id)
    setUploads((known) => known.filter((one) => one.id !== id))
  }
  function start(ids: readonly number[]): void {
    queue.current.push(...ids)
    void sendAll()
  }

  return {
    uploads,
    /** @param room number of pictures that can still be added to the gallery */
    add: (chosen: readonly File[], room: number) => {
      const taken = chosen.slice(0, Math.max(0, Math.min(room - uploads.length, MAX_PICTURES)))
      const added = taken.map((file) => {
        const upload = { id: nextId++, name: file.name, url: URL.createObjectURL(file), sent: null, problem: null }
        urls.current.push(upload.url)
        files.current.set(upload.id, file)
        return upload
      })
      setUploads((known) => [...known, ...added])
      start(added.map(({ id }) => id))
      return chosen.length - taken.length
    },
    again: (id: number) => start([id]),
    drop,
  }
}

const forget = (urls: readonly string[]): void => {
  for (const url of urls) URL.revokeObjectURL(url)
}
