import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'

/** Message of a refused change of an order for staff. */
export function staffRefusalWords(error: unknown): string {
  const reason = isApiProblem(error) ? error.problem.facts?.reason : undefined
  return (typeof reason === 'string' ? text.obstacles[reason] : undefined) ?? refusalWords(error, text.failed)
}
