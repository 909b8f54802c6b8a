import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { cabinet as text } from '@okolitsa/strings/ru/cabinet.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'

const obstacleOf = (reason: unknown) => (typeof reason === 'string' ? text.obstacles[reason] : undefined)

/** Why a change of an order was refused, in words for the seller's people. */
export const staffRefusalWords = (error: unknown): string =>
  obstacleOf(isApiProblem(error) && error.problem.facts?.reason) ?? refusalWords(error, text.failed)

/** The same of one line among many. */
export const lineRefusalWords = (refusal: { readonly title: string; readonly reason: string | null } | null): string =>
  obstacleOf(refusal?.reason) ?? refusal?.title ?? text.failed
