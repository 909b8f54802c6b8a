/** A response that should be JSON and is not: a proxy's page, a truncated text (spec 8). */
export class UnreadableAnswer extends Error {
  constructor(path: string, status: number, cause: unknown) {
    super(`the answer of ${path} (${status}) is not JSON`, { cause })
    this.name = 'UnreadableAnswer'
  }
}
