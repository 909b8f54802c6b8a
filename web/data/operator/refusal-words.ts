import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { operator as text } from '@okolitsa/strings/ru/operator.ts'

/** Why it did not work, in words for the person at the scales. */
export function refusalWords(error: unknown): string {
  if (!isApiProblem(error)) return text.failed
  const { title, errors, facts } = error.problem
  const reason = typeof facts?.reason === 'string' ? text.obstacles[facts.reason] : undefined
  return reason ?? Object.values(errors ?? {})[0] ?? (title || text.failed)
}
