/** True for the error of a statement that follows a failed one; it does not contain the cause. */
const isAfterFailure = (reason: unknown) => (reason as { code?: unknown } | null)?.code === '25P02'

/**
 * Runs work of one transaction concurrently: independent statements are sent to the database together and executed in
 * the order in which they were started. All of them have ended when this returns or throws, so nothing is written after
 * a savepoint was rolled back.
 * @throws the first failure in the order of the list, except those that only follow from another one
 */
export async function pipelined<Works extends readonly unknown[] | []>(
  works: Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  const ended: readonly PromiseSettledResult<unknown>[] = await Promise.allSettled(works)
  const failures = ended.filter((each): each is PromiseRejectedResult => each.status === 'rejected')
  const failure = failures.find(({ reason }) => !isAfterFailure(reason)) ?? failures[0]
  if (failure) throw failure.reason
  return ended.map((each) => (each as PromiseFulfilledResult<unknown>).value) as {
    -readonly [Index in keyof Works]: Awaited<Works[Index]>
  }
}
