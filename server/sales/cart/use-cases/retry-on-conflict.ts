/** A line was filled by another request between reading and writing; undoes the transaction. */
export class ConflictError extends Error {}

/** Every lost race means that another add of the same line went through in between: this many are not lost in a row. */
const MAX_ATTEMPTS = 100

/** Repeats the work after conflicts with concurrent writers: the next reading sees their writes and fits or refuses. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
