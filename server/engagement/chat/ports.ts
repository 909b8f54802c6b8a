import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Database } from '../../platform/db/client.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'

export interface ChatDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly photos: PhotoArchive
  /** Customers may be answered automatically: questions are told of. */
  readonly hasAnswers: boolean
}

/** Who writes and reads on one side of a thread. */
export type ChatPerson =
  | { readonly side: 'customer'; readonly scope: CustomerScope }
  | { readonly side: 'seller'; readonly scope: StaffScope; readonly staffId: number }

/** What an automatic answer is made of: the last messages, oldest first, and no names. */
export interface ChatQuestion {
  readonly organizationId: number
  readonly said: readonly { readonly sender: ChatSide; readonly text: string }[]
}

/** Answers customers in the name of sellers. */
export interface AnswerSource {
  /** Null = it does not know. Throws when it gives no answer. */
  answer(question: ChatQuestion): Promise<string | null>
}
