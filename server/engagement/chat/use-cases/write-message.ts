import {
  hasBlockedWord,
  MAX_IN_WINDOW,
  MAX_PHOTO_MESSAGES_AN_HOUR,
  WINDOW_SECONDS,
} from '@okolitsa/domain/chat/message.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { blockedStems } from '@okolitsa/strings/ru/chat-rules.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishChat } from '../chat-signal.ts'
import { chatQuestionAsked } from '../events.ts'
import type { ChatDeps, ChatPerson } from '../ports.ts'
import {
  countSince,
  countWithPhotos,
  eraseMessage,
  findByClientId,
  insertMessage,
  type MessageRow,
  markRead,
  readMessagesById,
} from '../store/message.store.ts'
import { findThread, isAllRead, lockThread, setLastMessage, waitAnew } from '../store/thread.store.ts'
import { notifyLater } from './notify-away.ts'

export const otherSide = (side: ChatPerson['side']) =>
  side === 'customer' ? ('seller' as const) : ('customer' as const)

interface MessageDraft {
  readonly threadId: number
  readonly clientMessageId: string
  readonly text: string
  /** Storage keys of the photos. */
  readonly photos?: readonly string[]
}

const HOUR_S = 3_600

/** Refuses TOO_MANY_REQUESTS above the hourly limit of photos. */
export async function refuseTooManyPhotos(executor: Executor, person: ChatPerson, now: Date): Promise<void> {
  const sent = await countWithPhotos(executor, person, new Date(now.getTime() - HOUR_S * 1_000))
  if (sent >= MAX_PHOTO_MESSAGES_AN_HOUR) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: HOUR_S })
}

/**
 * Stores a message and notifies every node; a repeated client id returns the earlier message. Refuses NOT_FOUND,
 * CHAT_CLOSED, CHAT_WORDS_BLOCKED, TOO_MANY_REQUESTS.
 */
export async function writeMessage(deps: ChatDeps, person: ChatPerson, draft: MessageDraft): Promise<MessageRow> {
  const { inTransaction, executor } = deps.database
  const { side, scope } = person
  const { threadId } = draft
  const at = deps.clock()
  const seen = await findThread(executor, scope, threadId)
  if (!seen) throw new Refusal('NOT_FOUND')
  return inTransaction(async (tx) => {
    const thread = await lockThread(tx, scope, threadId)
    if (!thread) throw new Refusal('NOT_FOUND')
    const there = await findByClientId(tx, threadId, draft.clientMessageId)
    if (there) {
      if (there.sender !== side) throw new Refusal('NOT_FOUND')
      return there
    }
    if (side === 'customer' && (thread.isBlocked || !seen.isOpen)) throw new Refusal('CHAT_CLOSED')
    if (hasBlockedWord(draft.text, blockedStems)) throw new Refusal('CHAT_WORDS_BLOCKED')
    const since = new Date(at.getTime() - WINDOW_SECONDS * 1_000)
    const written = await countSince(tx, { threadId, sender: side }, since, MAX_IN_WINDOW)
    if (written >= MAX_IN_WINDOW) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: WINDOW_SECONDS })
    const { photos = [] } = draft
    if (photos.length > 0) await refuseTooManyPhotos(tx, person, at)
    const isFirst = await isAllRead(tx, threadId, side)
    const id = await insertMessage(tx, {
      ...draft,
      photos,
      sender: side,
      staffId: person.side === 'seller' ? person.staffId : null,
      generatedByAi: false,
      at,
    })
    await setLastMessage(tx, { threadId, id, by: side, at })
    if (isFirst) await notifyLater(tx, threadId, side, at)
    // automatic answers cannot see photos
    if (side === 'customer' && deps.hasAnswers && photos.length === 0)
      await emit(tx, chatQuestionAsked({ threadId, messageId: id }))
    const { customerId, organizationId } = thread
    await publishChat(tx, { kind: 'message', threadId, customerId, organizationId, messageId: id })
    const [row] = await readMessagesById(tx, [id])
    if (!row) throw new Error('a message that was written is not there')
    return row
  })
}

/** Marks the other side's messages up to the given one as read. Refuses NOT_FOUND. */
export async function readThread(
  { database }: Pick<ChatDeps, 'database'>,
  { side, scope }: ChatPerson,
  { threadId, upToMessageId }: { readonly threadId: number; readonly upToMessageId: number },
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const thread = await lockThread(tx, scope, threadId)
    if (!thread) throw new Refusal('NOT_FOUND')
    if (!(await markRead(tx, threadId, otherSide(side), upToMessageId))) return
    const { customerId, organizationId } = thread
    await publishChat(tx, { kind: 'read', threadId, customerId, organizationId, by: side, upToMessageId })
  })
}

/** Erases the text and photos of an own message for both sides. Refuses NOT_FOUND. */
export async function removeMessage(
  { database, photos }: Pick<ChatDeps, 'database' | 'photos'>,
  { side, scope }: ChatPerson,
  { threadId, messageId }: { readonly threadId: number; readonly messageId: number },
): Promise<MessageRow> {
  const { row, gone } = await database.inTransaction(async (tx) => {
    const thread = await lockThread(tx, scope, threadId)
    const gone = thread && (await eraseMessage(tx, threadId, side, messageId))
    if (!thread || !gone) throw new Refusal('NOT_FOUND')
    if (side === 'customer') await waitAnew(tx, threadId)
    const { customerId, organizationId } = thread
    await publishChat(tx, { kind: 'message', threadId, customerId, organizationId, messageId })
    const [row] = await readMessagesById(tx, [messageId])
    if (!row) throw new Refusal('NOT_FOUND')
    return { row, gone }
  })
  await photos.forget(gone)
  return row
}
