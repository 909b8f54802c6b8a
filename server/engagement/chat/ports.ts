import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { ModeratedKinds } from '../../people/moderation/desk/ports.ts'
import type { ModerationService } from '../../people/moderation/ports.ts'
import type { Database, Executor } from '../../platform/db/client.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'

export interface ChatDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly photos: PhotoArchive
  readonly moderation: ModerationService
  /** True = automatic answers are available, so questions emit an event. */
  readonly hasAnswers: boolean
}

/** A person who writes and reads on one side of a thread. */
export type ChatPerson =
  | { readonly side: 'customer'; readonly scope: CustomerScope }
  | { readonly side: 'seller'; readonly scope: StaffScope; readonly staffId: number }

/** Input of an automatic answer: the last messages, oldest first, without names. */
export interface ChatQuestion {
  readonly organizationId: number
  readonly said: readonly { readonly sender: ChatSide; readonly text: string }[]
}

/** Answers customers on behalf of sellers. */
export interface AnswerSource {
  /** Text of the answer; null = no answer. Throws when the source fails. */
  answer(question: ChatQuestion): Promise<string | null>
}

/** The chat of an order's customer and seller, between two moments. */
export interface OrderTalk {
  readonly customerId: number
  readonly organizationId: number
  readonly since: Date
  readonly until: Date
}

export interface OrderMessage {
  readonly at: Date
  readonly sender: ChatSide
  /** The seller's person who wrote it; null = the customer, or an automatic answer. */
  readonly staffId: number | null
  readonly text: string
  /** Number of photos. */
  readonly photos: number
}

/** Chats for other modules. */
export interface ChatService {
  readonly moderated: ModeratedKinds<'chat'>
  /** The latest messages of a talk, oldest first. */
  messagesOf(executor: Executor, talk: OrderTalk, limit: number): Promise<readonly OrderMessage[]>
}
