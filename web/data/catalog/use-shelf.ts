import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** What a call of a shelf answers. */
export interface ShelfAnswer {
  readonly items: readonly unknown[]
}
/** How a shelf is asked for: one of the `queries.ts`. */
export type ShelfQuery<Answer extends ShelfAnswer, Key extends QueryKey> = UseQueryOptions<Answer, Error, Answer, Key>

/** One shelf; a page may have been loaded with it. */
export function useShelf<Answer extends ShelfAnswer, Key extends QueryKey>(
  query: ShelfQuery<Answer, Key>,
  initial: Answer | null | undefined,
) {
  const { data, isError, refetch } = useQuery({ ...query, ...(initial && { initialData: initial as never }) })
  return { items: data?.items as Answer['items'] | undefined, isFailed: isError && !data, retry: () => void refetch() }
}
