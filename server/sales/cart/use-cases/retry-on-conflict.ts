/** A line was filled by another request between reading and writing; rolls back the transaction. */
export class ConflictError extends Error {}

/** Every conflict means that another addition of the line succeeded; more in a row are implausible. */
const MAX_ATTEMPTS = 100

/** Retries after conflicts with concurrent writers: the next read sees their writes. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
