import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'

const obstacleOf = (reason: unknown) => (typeof reason === 'string' ? text.obstacles[reason] : undefined)

/** Message of a refused change of an order for staff. */
export const staffRefusalWords = (error: unknown): string =>
  obstacleOf(isApiProblem(error) && error.problem.facts?.reason) ?? refusalWords(error, text.failed)

/** Message of one refused line of a call with many. */
export const lineRefusalWords = (refusal: { readonly title: string; readonly reason: string | null } | null): string =>
  obstacleOf(refusal?.reason) ?? refusal?.title ?? text.failed
