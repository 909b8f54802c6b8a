import { HIDDEN_BECAUSE } from '@okolitsa/domain/moderation/moderation.ts'
import { QUESTION_STATES } from '@okolitsa/domain/questions/question.ts'
import { MAX_ANSWER_LENGTH } from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { questionSchema } from './questions.endpoints.ts'

export const deskQuestionSchema = questionSchema.omit({ isMine: true }).extend({
  state: z.enum(QUESTION_STATES),
  isAnonymous: z.boolean(),
  /** Why the office hides question and answer; `waiting` = it has not decided. Null = they are shown. */
  hiddenBecause: z.enum(HIDDEN_BECAUSE).nullable(),
})
export type DeskQuestion = z.output<typeof deskQuestionSchema>

export const questionDeskEndpoints = defineServedEndpointsIn('goods', {
  listQuestions: {
    method: 'GET',
    path: '/v1/cabinet/questions',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Questions to the seller: those that wait longest first, or the answered, newest first.',
    query: z.object({ ...pageQuery(10), queue: z.enum(['waiting', 'answered'], 'wrongValue').default('waiting') }),
    answer: pageOf(deskQuestionSchema),
  },
  answerQuestion: {
    method: 'POST',
    path: '/v1/cabinet/questions/{id}/answer',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Answers a question by name or replaces the answer; both become public.',
    params: idParams,
    body: z.object({ answer: z.string().trim().min(1, 'required').max(MAX_ANSWER_LENGTH, 'tooLong') }),
    answer: deskQuestionSchema,
  },
  declineQuestion: {
    method: 'POST',
    path: '/v1/cabinet/questions/{id}/decline',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Hides a question from everyone but its author.',
    params: idParams,
    answer: deskQuestionSchema,
  },
})
