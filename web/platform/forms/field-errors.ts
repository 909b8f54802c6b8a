import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'

/** Mistakes in the fields that the server found, by the field's name; empty = none. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  isApiProblem(error) ? (error.problem.errors ?? {}) : {}
