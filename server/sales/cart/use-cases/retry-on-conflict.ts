/** A concurrent request filled a line after it was read; rolls back the transaction. */
export class ConflictError extends Error {}

/** Maximum attempts; every conflict means that another addition succeeded, so more in a row are implausible. */
const MAX_ATTEMPTS = 100

/** Retries after conflicts with concurrent writers, because the next read includes their changes. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
