import type { QueryClient } from '@tanstack/react-query'

/** The latest cached answer whose key starts with the given one: a screen displays it while the next one loads. */
export function lastKnown<EndpointAnswer>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
): EndpointAnswer | undefined {
  const answered = queryClient.getQueryCache().findAll({ queryKey })
  const known = answered.filter(({ state }) => state.data !== undefined)
  return known.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).at(-1)?.state.data as
    | EndpointAnswer
    | undefined
}
