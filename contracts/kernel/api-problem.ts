import type { Problem } from './problem.ts'

/** Thrown by both transports of the client for a problem response. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

/** Checked by name, not by class: the page bundle and the server have separate copies of the class. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem'
