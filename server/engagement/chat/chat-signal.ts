import { CHAT_SIDES } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { type Executor, run } from '../../platform/db/client.ts'
import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** PostgreSQL channel that carries events of threads between nodes. */
const CHAT_CHANGED = 'chat_changed'
export const chatChanged = topicOfOne(CHAT_CHANGED)

const of = { threadId: z.number(), customerId: z.number(), organizationId: z.number() }
const chatSignalSchema = z.discriminatedUnion('kind', [
  /** A message was written or deleted. Only the id is sent, because a text may be longer than a notification. */
  z.object({ ...of, kind: z.literal('message'), messageId: z.number() }),
  /** `by` has read the other side's messages up to this id. */
  z.object({ ...of, kind: z.literal('read'), by: z.enum(CHAT_SIDES), upToMessageId: z.number() }),
  z.object({ ...of, kind: z.literal('typing'), by: z.enum(CHAT_SIDES) }),
  /** `by` has the thread open now. */
  z.object({ ...of, kind: z.literal('present'), by: z.enum(CHAT_SIDES), isFirst: z.boolean() }),
])
export type ChatSignal = z.output<typeof chatSignalSchema>

/** Notifies every node; within a transaction after its commit. */
export async function publishChat(executor: Executor, signal: ChatSignal): Promise<void> {
  await run(executor, 'select pg_notify($1, $2)', [CHAT_CHANGED, JSON.stringify(signal)])
}

/** Parses a signal; null = an unknown signal of a newer node. */
export function readChatSignal(payload: string): ChatSignal | null {
  try {
    return chatSignalSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
