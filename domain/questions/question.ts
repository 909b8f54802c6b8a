export const LONGEST_QUESTION = 500
/** Maximum questions of one customer a day, to protect sellers from floods. */
export const MAX_QUESTIONS_A_DAY = 10

export const QUESTION_STATES = ['waiting', 'answered', 'declined'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]
