import type { chatModerationEndpoints } from '@okolitsa/contracts/chat/chat-moderation.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { ChatDeps } from '../ports.ts'
import { listReported, readTalk } from '../store/reported-message.store.ts'
import { photoIdOf } from './present-chat.ts'

/** Messages around a reported one. */
const AROUND = { before: 3, after: 2 }

export function chatModerationHandlers({
  database,
  moderation,
  photos,
  audit,
}: Pick<ChatDeps, 'database' | 'moderation' | 'photos'> & {
  readonly audit: AuditService
}): Handlers<typeof chatModerationEndpoints> {
  /** A message whose report waits; the office reads no others. @throws {Refusal} NOT_FOUND */
  async function demandWaiting(tx: Executor, scope: StaffScope, id: number) {
    const matter = await moderation.take(tx, scope, { kind: 'chat', id: String(id) })
    const [message] = matter?.decidedAt === null ? await listReported(tx, scope, [id]) : []
    if (!message) throw new Refusal('NOT_FOUND')
    return message
  }
  return {
    readTalk: ({ params, scope, actor: { staffId } }) =>
      database.inTransaction(async (tx) => {
        const message = await demandWaiting(tx, scope, params.id)
        const items = await readTalk(tx, message, AROUND)
        const { organizationId, customerId } = message
        await audit.note(
          tx,
          { kind: 'staff', staffId },
          {
            ...{ kind: 'read', action: 'readTalk', entity: 'customer', entityId: customerId, organizationId },
            facts: { message: params.id, rows: items.length },
          },
        )
        return { items: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })) }
      }),
    moderatedChatPhoto: async ({ params, scope }) => {
      const { photos: keys } = await database.inTransaction((tx) => demandWaiting(tx, scope, params.id))
      const key = keys.find((one) => photoIdOf(one) === params.photoId)
      const photo = key === undefined ? null : await photos.read(key)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },
  }
}
