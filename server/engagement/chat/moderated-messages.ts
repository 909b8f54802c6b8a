import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { ModeratedTexts } from '../../people/moderation/desk/ports.ts'
import { type textHidden, writingHidden } from '../../people/moderation/events.ts'
import type { NewReport } from '../../people/moderation/ports.ts'
import { reporterOf } from '../../people/moderation/public.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import type { PayloadOf } from '../../platform/events/event.ts'
import { publishChat } from './chat-signal.ts'
import { photoIdOf } from './http/present-chat.ts'
import type { ChatDeps, ChatPerson } from './ports.ts'
import { listReported, lockReported, type ReportedRow, saveHidden } from './store/reported-message.store.ts'

const idOf = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null)

const hide = async (tx: Executor, message: ReportedRow, because: Parameters<typeof saveHidden>[2]) => {
  const { id: messageId, threadId, customerId, organizationId } = message
  await saveHidden(tx, messageId, because)
  await publishChat(tx, { kind: 'message', threadId, customerId, organizationId, messageId })
}

/**
 * Reported messages in the queue of the office. Other messages are not read: words of the list are not looked for in
 * talks of two people, and visitors report no messages.
 */
export const moderatedMessages: ModeratedTexts = {
  read: async (executor, scope, ids) => {
    const rows = await listReported(
      executor,
      scope,
      ids.flatMap((id) => idOf(id) ?? []),
    )
    return new Map(
      rows.map(({ id, sender, customerId, organizationId, sellerTitle, firstName, text, photos }) => [
        String(id),
        {
          ...{ sellerTitle, about: null, quote: null, review: null, text },
          name: sender === 'customer' ? firstName : sellerTitle,
          images: photos.map((key) => `/v1/office/chat-messages/${id}/photos/${photoIdOf(key)}`),
          author: { side: sender, id: sender === 'customer' ? customerId : organizationId },
        },
      ]),
    )
  },
  take: async (tx, scope, id) => {
    const messageId = idOf(id)
    const message = messageId === null ? null : await lockReported(tx, scope, messageId)
    return (
      message && {
        organizationId: message.organizationId,
        decide: ({ because }) => hide(tx, message, because),
        undo: () => hide(tx, message, null),
      }
    )
  },
  listRecent: async () => [],
  findShown: async () => null,
}

/** Stores a report of a message of the other side. Refuses NOT_FOUND. */
export async function reportMessage(
  { database, moderation, clock }: Pick<ChatDeps, 'database' | 'moderation' | 'clock'>,
  { side, scope }: ChatPerson,
  { threadId, messageId, ...report }: { threadId: number; messageId: number } & Pick<NewReport, 'reason' | 'words'>,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const message = await lockReported(tx, scope, messageId)
    if (message?.threadId !== threadId || message.sender === side) throw new Refusal('NOT_FOUND')
    const { customerId, organizationId } = message
    const reporter = reporterOf(side === 'customer' ? `customer ${customerId}` : `seller ${organizationId}`)
    await moderation.report(tx, {
      ...{ ...report, kind: 'chat', id: String(messageId), organizationId, reporter, at: clock() },
    })
  })
}

/** Notifies the author of a hidden message of the reason. */
export async function announceHidden(
  { database }: Pick<ChatDeps, 'database'>,
  { kind, id, because, decidedAt }: PayloadOf<typeof textHidden>,
): Promise<void> {
  const messageId = kind === 'chat' ? idOf(id) : null
  if (messageId === null) return
  await database.inTransaction(async (tx) => {
    const [message] = await listReported(tx, everybodys('a job notifies the author of any message'), [messageId])
    if (!message) return
    const { customerId, organizationId, sellerTitle, sender } = message
    await emit(
      tx,
      writingHidden({
        ...{ kind, id, because, decidedAt, customerId, organizationId, sellerTitle },
        toSeller: sender === 'seller',
        path: `/account/chats/${message.threadId}`,
      }),
    )
  })
}
