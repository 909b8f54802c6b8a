import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'

/** Message of a refused call: of the first invalid field, otherwise of the refusal. `failed` for all other errors. */
export function refusalWords(error: unknown, failed: string): string {
  if (!isApiProblem(error)) return failed
  const { title, errors } = error.problem
  return Object.values(errors ?? {})[0] ?? (title || failed)
}
