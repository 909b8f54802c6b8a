import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import type { ModeratedTexts } from '../../people/moderation/desk/ports.ts'
import type { textHidden } from '../../people/moderation/events.ts'
import { integerIdOf } from '../../people/moderation/public.ts'
import { emit } from '../../platform/db/outbox.ts'
import type { PayloadOf } from '../../platform/events/event.ts'
import type { Deps } from '../../services.ts'
import { announceAnswer } from './announce-answer.ts'
import { questionAsked, questionHidden } from './events.ts'
import {
  findAnswered,
  findQuestion,
  listModerated,
  listRecentTexts,
  lockQuestion,
  saveHidden,
} from './store/question.store.ts'

/** Questions with their answers in the queue of the office. */
export const moderatedQuestions: ModeratedTexts = {
  read: async (executor, scope, ids) => {
    const rows = await listModerated(
      executor,
      scope,
      ids.flatMap((id) => integerIdOf(id) ?? []),
    )
    return new Map(
      rows.map(({ id, sellerTitle, productTitle, authorName, question, answer }) => [
        String(id),
        {
          ...{ sellerTitle, about: productTitle, name: authorName || null },
          text: answer ?? question,
          quote: answer === null ? null : question,
          ...{ images: [], review: null },
        },
      ]),
    )
  },
  take: async (tx, scope, id) => {
    const questionId = integerIdOf(id)
    if (questionId === null || (await lockQuestion(tx, scope, questionId)) === null) return null
    const question = await findQuestion(tx, scope, questionId)
    return (
      question && {
        organizationId: question.organizationId,
        decide: async ({ because }) => {
          await saveHidden(tx, questionId, because)
          // seller and customer are notified of held texts when they are shown
          if (because !== null || question.hiddenBecause !== 'waiting') return
          const { organizationId, state } = question
          if (state === 'answered') await announceAnswer(tx, scope, questionId)
          else await emit(tx, questionAsked({ questionId, organizationId }))
        },
        undo: (wasShown) => saveHidden(tx, questionId, wasShown ? null : 'waiting'),
      }
    )
  },
  listRecent: listRecentTexts,
  findShown: async (executor, site, id) => {
    const questionId = integerIdOf(id)
    const question = questionId === null ? null : await findQuestion(executor, site, questionId)
    return question?.state === 'answered' && question.hiddenBecause === null
      ? { id, organizationId: question.organizationId }
      : null
  },
}

/** Notifies the customer why the question is hidden. */
export async function announceHidden(
  { database }: Deps<'database'>,
  { kind, id, because, decidedAt }: PayloadOf<typeof textHidden>,
): Promise<void> {
  const questionId = kind === 'question' ? integerIdOf(id) : null
  if (questionId === null) return
  await database.inTransaction(async (tx) => {
    const found = await findAnswered(tx, everybodys('a job notifies the author of any question'), questionId)
    // imported questions have no customer
    if (!found || found.customerId === null) return
    const { customerId, organizationId, sellerTitle } = found
    await emit(tx, questionHidden({ questionId, customerId, organizationId, sellerTitle, because, decidedAt }))
  })
}
