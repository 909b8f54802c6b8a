/** Of a statement that came after another one had failed: it says nothing of the cause. */
const isAfterFailure = (reason: unknown) => (reason as { code?: unknown } | null)?.code === '25P02'

/**
 * Works of one transaction side by side: statements that wait for no answer of each other travel to the database
 * together, in the order in which they were begun, and it does them in that order. All of them have ended when this
 * answers or throws, so nothing is written after a savepoint was rolled back.
 * @throws the first failure in the order of the list, but for those that only follow from another one
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
