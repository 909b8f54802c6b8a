import type { Problem } from './problem.ts'

/** Thrown by both transports of the client when the answer is a problem. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

/** By name, not by class: the page bundle and the server each carry their own copy of the class. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem'
