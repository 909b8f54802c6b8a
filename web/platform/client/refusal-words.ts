import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'

/** What a refused call says: of the first field it refuses, else of itself. `failed` for everything that is no refusal. */
export function refusalWords(error: unknown, failed: string): string {
  if (!isApiProblem(error)) return failed
  const { title, errors } = error.problem
  return Object.values(errors ?? {})[0] ?? (title || failed)
}
