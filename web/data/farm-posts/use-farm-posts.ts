import { useInfiniteQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { farmPostKeys } from './keys.ts'

export type FarmPostPage = Awaited<ReturnType<ReturnType<typeof shopApi>['farmPosts']['listFarmPosts']>>

/** News of a farm page by page, starting with the loader's page. */
export function useFarmPosts(farm: number, initial: FarmPostPage) {
  const query = useInfiniteQuery({
    queryKey: farmPostKeys.ofFarm(farm),
    queryFn: ({ pageParam }) => shopApi().farmPosts.listFarmPosts({ params: { id: farm }, query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }: FarmPostPage) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    initialData: { pages: [initial], pageParams: [1] },
    meta: { showsOwnError: true },
  })
  return {
    posts: query.data.pages.flatMap(({ items }) => items),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingMore: query.isFetchingNextPage,
    isFailed: query.isFetchNextPageError,
  }
}
