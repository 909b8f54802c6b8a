import { randomUUID } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { ProcessDeath } from '../../platform/processes/processes.ts'
import { type Drawing, Undrawable } from './drawing-processes.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import type { FileStorage, PhotoArchive } from './ports.ts'

/** Photos drawn anew at once, of all customers together. */
const AT_WORK = 1
/** Photos that wait for it; each is held in memory meanwhile. */
const MOST_WAITING = 16

/**
 * Photos people send in. Each is drawn anew: what is not a picture is refused, and where and when it was taken (EXIF)
 * stays with the customer.
 */
export function createPhotoArchive({ files, drawing }: { files: FileStorage; drawing: Drawing }): PhotoArchive {
  const queue = createDrawingQueue<Buffer>({ atWork: AT_WORK, waiting: MOST_WAITING })
  const forget = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => files.delete(key)))
  }

  async function redrawn(photo: Uint8Array): Promise<Buffer> {
    try {
      return await queue.ask(randomUUID(), () => drawing.run({ kind: 'redraw', photo }))
    } catch (error) {
      // a photo that ends its process is like one that is none
      if (error instanceof ProcessDeath) throw new Refusal('PHOTO_UNREADABLE')
      if (!(error instanceof Undrawable)) throw error
      throw new Refusal(error.failure === 'tooManyPixels' ? 'PHOTO_TOO_LARGE' : 'PHOTO_UNREADABLE')
    }
  }

  return {
    async save(folder, photos) {
      const keys: string[] = []
      try {
        // one after another: of a claim that is refused at its second photo no third one is drawn
        for await (const photo of photos) {
          const picture = await redrawn(photo)
          const key = `${folder}/${randomUUID()}.webp`
          keys.push(key)
          await files.put(key, picture)
        }
        return keys
      } catch (error) {
        // what can not be forgotten now lies there unseen: no address leads to it
        await forget(keys).catch(() => undefined)
        throw error
      }
    },
    read: (key) => files.get(key),
    forget,
  }
}
