import { createHash } from 'node:crypto'
import { MAX_AUTOMATIC_A_DAY, MAX_MESSAGE_LENGTH } from '@okolitsa/domain/chat/message.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import type { Logger } from 'pino'
import { publishChat } from '../chat-signal.ts'
import type { AnswerSource, ChatDeps } from '../ports.ts'
import { countAutomatic, findByClientId, insertMessage, readMessages } from '../store/message.store.ts'
import { findThread, lockThread, setLastMessage } from '../store/thread.store.ts'

/** Maximum messages of a thread passed to the source. */
const MAX_READ = 20
const DAY_MS = 86_400_000
const ANY = everybodys('an automatic answer is nobody’s own')

/** Client id of the answer, derived from the question so that a repeated event writes one answer. */
function clientIdOf(messageId: number): string {
  const hex = createHash('sha256').update(`automatic answer to ${messageId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Requests an automatic answer and writes it on the seller's behalf, marked as automatic. No answer is written when the
 * source has none or fails, after a newer message, into a blocked or closed thread, or above the daily maximum.
 */
export async function answerByItself(
  deps: ChatDeps & { readonly answers: AnswerSource; readonly log: Pick<Logger, 'warn'> },
  { threadId, messageId }: { readonly threadId: number; readonly messageId: number },
): Promise<void> {
  const { executor, inTransaction } = deps.database
  const clientMessageId = clientIdOf(messageId)
  const thread = await findThread(executor, ANY, threadId)
  if (!thread?.isOpen || thread.isBlocked || (await findByClientId(executor, threadId, clientMessageId))) return
  const { items } = await readMessages(executor, threadId, { perPage: MAX_READ })
  if (items.at(-1)?.id !== messageId) return
  const dayAgo = new Date(deps.clock().getTime() - DAY_MS)
  if ((await countAutomatic(executor, threadId, dayAgo)) >= MAX_AUTOMATIC_A_DAY) return
  const messages = items.filter(({ text }) => text !== '').map(({ sender, text }) => ({ sender, text }))
  const text = await deps.answers
    .answer({ organizationId: thread.organizationId, said: messages })
    .catch((error: unknown) => {
      // a late answer is worse than none, because the seller's people see the question
      deps.log.warn({ err: error, threadId }, 'chat: no automatic answer')
      return null
    })
  const words = cutText(text?.trim() ?? '', MAX_MESSAGE_LENGTH)
  if (words === '') return
  const at = deps.clock()
  await inTransaction(async (tx) => {
    const locked = await lockThread(tx, ANY, threadId)
    const { items: last } = await readMessages(tx, threadId, { perPage: 1 })
    if (!locked || locked.isBlocked || last[0]?.id !== messageId) return
    const id = await insertMessage(tx, {
      threadId,
      clientMessageId,
      sender: 'seller',
      staffId: null,
      text: words,
      photos: [],
      generatedByAi: true,
      at,
    })
    await setLastMessage(tx, { threadId, id, by: 'automatic', at })
    const { customerId, organizationId } = locked
    await publishChat(tx, { kind: 'message', threadId, customerId, organizationId, messageId: id })
  })
}
