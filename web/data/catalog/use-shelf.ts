import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

export interface ShelfAnswer {
  readonly items: readonly unknown[]
}
/** Query options of a shelf, see `queries.ts`. */
export type ShelfQuery<Answer extends ShelfAnswer, Key extends QueryKey> = UseQueryOptions<Answer, Error, Answer, Key>

/** One shelf; the loader may have provided its data. */
export function useShelf<Answer extends ShelfAnswer, Key extends QueryKey>(
  query: ShelfQuery<Answer, Key>,
  initial: Answer | null | undefined,
) {
  const { data, isError, refetch } = useQuery({ ...query, ...(initial && { initialData: initial as never }) })
  return { items: data?.items as Answer['items'] | undefined, isFailed: isError && !data, retry: () => void refetch() }
}
