import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { cabinet as text } from '@okolitsa/strings/ru/cabinet.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'

/** Why a change of an order was refused, in words for the seller's people. */
export function staffRefusalWords(error: unknown): string {
  const reason = isApiProblem(error) ? error.problem.facts?.reason : undefined
  return (typeof reason === 'string' ? text.obstacles[reason] : undefined) ?? refusalWords(error, text.failed)
}
