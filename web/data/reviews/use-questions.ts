import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { questionWords, reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { type ReviewedThing, reviewKeys } from './keys.ts'

export type QuestionPage = Awaited<ReturnType<ReturnType<typeof shopApi>['questions']['listFarmerQuestions']>>

/** Questions page by page; a guest's start with the page's data. */
export function useQuestions(thing: ReviewedThing, initial: QuestionPage | undefined) {
  const isSignedIn = useIsSignedIn() === true
  const query = useInfiniteQuery({
    queryKey: reviewKeys.questions(thing, isSignedIn),
    queryFn: ({ pageParam }) => {
      const asked = { params: { id: thing.id }, query: { page: pageParam } }
      const { listFarmerQuestions, listProductQuestions } = shopApi().questions
      return thing.about === 'farmer' ? listFarmerQuestions(asked) : listProductQuestions(asked)
    },
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }: QuestionPage) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    ...(initial && !isSignedIn && { initialData: { pages: [initial], pageParams: [1] } }),
  })
  return {
    pages: query.data?.pages,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingMore: query.isFetchingNextPage,
  }
}

/** Submits a question; its author sees it immediately. */
export function useAsk(thing: ReviewedThing) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: { question: string; isAnonymous: boolean }) => {
      const { askFarmer, askAboutProduct } = shopApi().questions
      const asked = { params: { id: thing.id }, body }
      return thing.about === 'farmer' ? askFarmer(asked) : askAboutProduct(asked)
    },
    onSuccess: () => {
      showToast({ tone: 'success', text: questionWords.sent })
      return queryClient.invalidateQueries({ queryKey: reviewKeys.questions(thing, true) })
    },
    onError: (error) => {
      const isTooMany = isApiProblem(error) && error.problem.code === 'TOO_MANY_REQUESTS'
      const words = isApiProblem(error) ? error.problem.title : reviewWords.notSaved
      showToast({ tone: 'error', text: isTooMany ? questionWords.tooMany : words })
    },
  })
}
