import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import { changeRefusalText, orderChanges as text } from '@okolitsa/strings/ru/order-changes.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'

/**
 * Text of the reason why a change of an order was refused; null = no connection, which the root layout reports for
 * every call.
 */
export function changeRefusalWords(error: unknown): string | null {
  if (!isApiProblem(error)) return isConnectionLost(error) ? null : text.failed
  const { problem } = error
  const { code, title, facts } = problem
  const short = factsOf(problem, 'NOT_ENOUGH_STOCK')
  if (short) return short.products.map((product) => text.short(product.title ?? title, product.left)).join('. ')
  const over = factsOf(problem, 'QUANTITY_OVER_LIMIT')
  if (over?.title !== undefined && over.max !== undefined) return text.overLimit(over.title, over.max)
  const least = factsOf(problem, 'MIN_SUM_NOT_REACHED')
  if (least) return text.toMin(least.missing)
  return changeRefusalText(code, facts?.reason) ?? refusalWords(error, text.failed)
}

/** The current total of an order that was changed concurrently; null = another refusal. */
export function changedTotal(error: unknown): number | null {
  if (!isApiProblem(error)) return null
  return factsOf(error.problem, 'ORDER_CHANGED')?.preview?.totalAfter ?? null
}
