import type { Question } from '@okolitsa/contracts/questions/questions.endpoints.ts'
import type { DeskQuestion } from '@okolitsa/contracts/questions/questions-desk.endpoints.ts'
import type { QuestionRow } from '../store/question.store.ts'

const questionFacts = (row: QuestionRow) => ({
  questionId: row.id,
  question: row.question,
  product: row.productId === null ? null : { id: row.productId, title: row.productTitle ?? '' },
  createdAt: row.createdAt.toISOString(),
  answer:
    row.answer === null || row.answeredBy === null || row.answeredAt === null
      ? null
      : { text: row.answer, name: row.answeredBy, createdAt: row.answeredAt.toISOString() },
})
const nameOf = ({ authorName }: QuestionRow) => (authorName === '' ? null : authorName)

export const presentQuestion = (row: QuestionRow, customerId: number | null): Question => ({
  ...questionFacts(row),
  name: row.isAnonymous ? null : nameOf(row),
  isMine: customerId !== null && row.customerId === customerId,
})

export const presentForDesk = (row: QuestionRow): DeskQuestion => ({
  ...questionFacts(row),
  name: row.isAnonymous ? null : nameOf(row),
  isAnonymous: row.isAnonymous,
  state: row.state,
  hiddenBecause: row.hiddenBecause,
})
