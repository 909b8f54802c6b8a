import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { changeRefusalText, orderChanges as text } from '@okolitsa/strings/ru/order-changes.ts'

interface Shortage {
  readonly title?: string
  readonly left: number
}

/** Why an order can not be changed so, in words; null = the network failed, which is told by itself. */
export function refusalWords(error: unknown): string | null {
  if (!isApiProblem(error)) return isConnectionLost(error) ? null : text.failed
  const { code, title, facts = {}, errors } = error.problem
  if (code === 'NOT_ENOUGH_STOCK' && Array.isArray(facts.products)) {
    const short = facts.products as readonly Shortage[]
    return short.map((product) => text.short(product.title ?? title, product.left)).join('. ')
  }
  if (code === 'QUANTITY_OVER_LIMIT' && typeof facts.title === 'string')
    return text.overLimit(facts.title, Number(facts.max))
  if (code === 'MIN_SUM_NOT_REACHED' && typeof facts.missing === 'number') return text.toMin(facts.missing)
  return changeRefusalText(code, facts.reason) ?? Object.values(errors ?? {})[0] ?? (title || text.failed)
}

/** The total an order comes to now, when somebody was faster; null = the refusal is about something else. */
export function changedTotal(error: unknown): number | null {
  if (!isApiProblem(error) || error.problem.code !== 'ORDER_CHANGED') return null
  const { totalAfter } = (error.problem.facts?.preview ?? {}) as { totalAfter?: unknown }
  return typeof totalAfter === 'number' ? totalAfter : null
}
