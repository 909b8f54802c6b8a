import type { QueryClient } from '@tanstack/react-query'

/** The latest answer under a key's beginning: a screen keeps it under the hands while the next one is counted. */
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
