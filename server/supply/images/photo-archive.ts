import { randomUUID } from 'node:crypto'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal, type RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { createCeiling } from '../../platform/limits/ceiling.ts'
import { ProcessDeath } from '../../platform/processes/processes.ts'
import type { DrawingFailure } from './draw.ts'
import { type Drawing, Undrawable } from './drawing-processes.ts'
import type { FileStorage, PhotoArchive } from './ports.ts'

/** Maximum photos processed concurrently. */
const AT_WORK = 1
/** Maximum waiting photos of one sender and of all senders; each is stored in memory. */
const WAITING_OF_ONE = 4
const WAITING_OF_ALL = 16
/** Seconds until a retry after a refusal, when most of a full queue is processed. */
const RETRY_AFTER_S = 2

const REFUSALS = {
  tooManyPixels: 'PHOTO_TOO_LARGE',
  tooSmall: 'PHOTO_TOO_SMALL',
  unreadable: 'PHOTO_UNREADABLE',
} as const satisfies Record<DrawingFailure, RefusalCode>

/** Key of a sender; staff of one seller count as one sender, and so does the office. */
const senderOf = (scope: Scope): string =>
  scope.kind === 'customer'
    ? `customer ${scope.customerId}`
    : scope.kind === 'seller'
      ? `seller ${scope.organizationIds.join()}`
      : scope.kind

function refusalOf(error: unknown): unknown {
  if (error instanceof ProcessDeath) {
    // a photo that crashes its process counts as unreadable
    return error.reason === 'closed'
      ? new Refusal('INTERRUPTED', { retryAfter: RETRY_AFTER_S })
      : new Refusal('PHOTO_UNREADABLE')
  }
  return error instanceof Undrawable ? new Refusal(REFUSALS[error.failure]) : error
}

/**
 * Stores uploaded photos: refuses files that are no pictures, re-encodes the others and removes metadata (EXIF place
 * and time).
 */
export function createPhotoArchive({ files, drawing }: { files: FileStorage; drawing: Drawing }): PhotoArchive {
  const line = createCeiling({
    most: AT_WORK,
    mostOfOne: 1,
    mostWaiting: WAITING_OF_ALL,
    mostWaitingOfOne: WAITING_OF_ONE,
    refusal: (full) => new Refusal(full === 'own' ? 'TOO_MANY_REQUESTS' : 'OVERLOADED', { retryAfter: RETRY_AFTER_S }),
  })
  const forget = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => files.delete(key)))
  }
  const redrawn = (sender: string, photo: Uint8Array): Promise<Buffer> =>
    line
      .run(sender, () => drawing.run({ kind: 'redraw', photo }))
      .catch((error: unknown) => {
        throw refusalOf(error)
      })

  return {
    async save(scope, folder, photos) {
      const keys: string[] = []
      try {
        // photos are processed in sequence, so that a refusal of the second one saves the work for the third
        for await (const photo of photos) {
          const picture = await redrawn(senderOf(scope), photo)
          const key = `${folder}/${randomUUID()}.webp`
          keys.push(key)
          await files.put(key, picture)
        }
        return keys
      } catch (error) {
        // a file that cannot be deleted remains without a URL
        await forget(keys).catch(() => undefined)
        throw error
      }
    },
    read: (key) => files.get(key),
    forget,
  }
}
