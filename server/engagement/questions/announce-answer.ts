import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { questionAnswered } from './events.ts'
import { findAnswered } from './store/question.store.ts'

/** Publishes the answer to a question for the customer. */
export async function announceAnswer(tx: Executor, scope: StaffScope, questionId: number): Promise<void> {
  const answered = await findAnswered(tx, scope, questionId)
  // imported questions have no customer
  if (answered === null || answered.customerId === null) return
  const { customerId } = answered
  await emit(tx, questionAnswered({ ...answered, customerId, questionId }))
}
