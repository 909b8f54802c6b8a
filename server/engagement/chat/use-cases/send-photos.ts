import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { createKeyedQueue } from '../../../platform/cache/keyed-queue.ts'
import type { ChatDeps, ChatPerson } from '../ports.ts'
import { findByClientId, type MessageRow } from '../store/message.store.ts'
import { findThread } from '../store/thread.store.ts'
import { refuseTooManyPhotos, writeMessage } from './write-message.ts'

export interface PhotosForm {
  readonly clientMessageId: string
  readonly text: string
  /** Photos, each read on demand after the previous one. */
  readonly photos: AsyncIterable<Uint8Array>
}

/** Serializes the photos of one side of a thread, so that only the first copy of a repeated message is processed. */
const oneAtATime = createKeyedQueue()

/**
 * Stores a message with re-encoded photos; a repeated client id returns the earlier message. Refuses NOT_FOUND,
 * CHAT_CLOSED, CHAT_WORDS_BLOCKED, TOO_MANY_REQUESTS, PHOTO_REQUIRED, PHOTO_UNREADABLE, PHOTO_TOO_LARGE,
 * PHOTO_TOO_SMALL.
 * @param readForm called when this side may send photos
 */
export async function sendPhotos(
  deps: ChatDeps,
  person: ChatPerson,
  threadId: number,
  readForm: () => Promise<PhotosForm>,
): Promise<MessageRow> {
  const { executor } = deps.database
  const thread = await findThread(executor, person.scope, threadId)
  if (!thread) throw new Refusal('NOT_FOUND')
  return oneAtATime(`${person.side}:${threadId}`, async () => {
    const { photos, ...fields } = await readForm()
    const there = await findByClientId(executor, threadId, fields.clientMessageId)
    // a repeated message is answered without processing its photos
    if (there) return writeMessage(deps, person, { ...fields, threadId })
    if (person.side === 'customer' && (thread.isBlocked || !thread.isOpen)) throw new Refusal('CHAT_CLOSED')
    await refuseTooManyPhotos(executor, person, deps.clock())
    const kept = await deps.photos.save(person.scope, `chats/${threadId}`, photos)
    try {
      if (kept.length === 0) throw new Refusal('PHOTO_REQUIRED')
      const message = await writeMessage(deps, person, { ...fields, threadId, photos: kept })
      // another node has stored the same message first
      if (!kept.every((key) => message.photos.includes(key))) await deps.photos.forget(kept)
      return message
    } catch (error) {
      // after a lost connection the message may have been stored with these photos
      if (error instanceof Refusal) await deps.photos.forget(kept)
      throw error
    }
  })
}
