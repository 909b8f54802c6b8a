import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { reviewDeskWords } from '@okolitsa/strings/ru/review-words.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { reviewsDeskKeys } from './keys.ts'

export type OpinionQueue = 'reviews' | 'questions' | 'moderation'

/** A review or a question of a queue: text, author, subject. */
export interface Opinion {
  readonly id: number
  readonly text: string
  readonly name: string | null
  readonly about: string | null
  readonly sellerTitle: string | null
  readonly rating: number | null
  readonly images: readonly string[]
  readonly createdAt: string
}

async function readQueue(queue: OpinionQueue, page: number) {
  const api = cabinetApi()
  if (queue === 'questions') {
    const { items, ...rest } = await api.questions.listQuestions({ query: { page } })
    const opinions = items.map(
      (one): Opinion => ({
        id: one.questionId,
        text: one.question,
        name: one.name,
        about: one.product?.title ?? null,
        sellerTitle: null,
        rating: null,
        images: [],
        createdAt: one.createdAt,
      }),
    )
    return { ...rest, opinions }
  }
  const { items, ...rest } =
    queue === 'reviews'
      ? await api.reviews.listReviews({ query: { page } })
      : await api.reviews.listWaitingReviews({ query: { page } })
  const opinions = items.map(
    (one): Opinion => ({
      id: one.reviewId,
      text: one.description,
      name: one.name,
      about: one.product?.title ?? null,
      sellerTitle: one.sellerTitle,
      rating: one.rating,
      images: one.images,
      createdAt: one.createdAt,
    }),
  )
  return { ...rest, opinions }
}

/** A queue of reviews or questions, page by page; undefined while loading. */
export function useOpinions(queue: OpinionQueue) {
  const query = useInfiniteQuery({
    queryKey: reviewsDeskKeys.opinionsIn(queue),
    queryFn: ({ pageParam }) => readQueue(queue, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
  })
  return {
    opinions: query.data?.pages.flatMap(({ opinions }) => opinions),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Actions on an item of a queue; it then leaves the queue. */
export function useOpinionActions(queue: OpinionQueue, id: number) {
  const queryClient = useQueryClient()
  const params = { id }
  const options = {
    onSuccess: () => {
      showToast({ tone: 'success', text: reviewDeskWords.saved })
      return queryClient.invalidateQueries({ queryKey: reviewsDeskKeys.opinions })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, reviewDeskWords.failed) }),
  } as const
  const answer = useMutation({
    ...options,
    mutationFn: async (text: string): Promise<unknown> =>
      queue === 'questions'
        ? cabinetApi().questions.answerQuestion({ params, body: { answer: text } })
        : cabinetApi().reviews.answerReview({ params, body: { answer: text } }),
  })
  const putAside = useMutation({
    ...options,
    mutationFn: () => cabinetApi().questions.declineQuestion({ params }),
  })
  const moderate = useMutation({
    ...options,
    mutationFn: (declinedBecause: DeclineReason | null) =>
      cabinetApi().reviews.moderateReview({ params, body: { declinedBecause } }),
  })
  return { answer, putAside, moderate }
}
