import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { type ReviewedThing, reviewKeys } from './keys.ts'

export type ReviewSorting = 'dateDesc' | 'dateAsc' | 'ratingDesc' | 'ratingAsc'

export interface AskedReviews {
  readonly sorting: ReviewSorting
  /** Number of stars; null = any. */
  readonly stars: number | null
  readonly tag: number | null
}

export type ReviewPage = Awaited<ReturnType<ReturnType<typeof shopApi>['reviews']['reviews']>>

/** Reviews page by page; a guest's start with the page's data. */
export function useReviews(thing: ReviewedThing, asked: AskedReviews, initial: ReviewPage | undefined) {
  const isSignedIn = useIsSignedIn() === true
  const { about, id } = thing
  const { sorting, stars, tag } = asked
  const isAsLoaded = sorting === 'dateDesc' && stars === null && tag === null
  const query = useInfiniteQuery({
    queryKey: reviewKeys.list(thing, asked, isSignedIn),
    queryFn: ({ pageParam }) =>
      shopApi().reviews.reviews({
        params: { entityType: about, id },
        query: {
          page: pageParam,
          needTotals: 'true',
          sorting,
          ...(stars !== null && { stars }),
          ...(tag !== null && { tag }),
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }: ReviewPage) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    ...(initial && !isSignedIn && isAsLoaded && { initialData: { pages: [initial], pageParams: [1] } }),
    placeholderData: (before) => before,
  })
  return {
    pages: query.data?.pages,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingMore: query.isFetchingNextPage,
  }
}

/** Marks a review as helpful, or withdraws the mark. */
export const useVote = (reviewId: number) =>
  useMutation({
    mutationFn: (isHelpful: boolean) =>
      shopApi().reviews.voteHelpful({ params: { id: reviewId }, body: { isHelpful } }),
  })
