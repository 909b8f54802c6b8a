export const LONGEST_QUESTION = 500
/** Questions of one customer in a day, so that nobody's desk is flooded. */
export const MAX_QUESTIONS_A_DAY = 10

export const QUESTION_STATES = ['waiting', 'answered', 'declined'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]
