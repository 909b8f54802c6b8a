import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { WaitingReview } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { endWork } from './use-taken.ts'

/** Interval at which the open queue is read again, ms: decided by others, it gets shorter by itself. */
const ASK_MS = 30_000
/** The queue is read again when so few are left. */
const FEW = 10

/** The first reviews of the queue, and their number in all. */
export function useReviewQueue() {
  const queryClient = useQueryClient()
  // decided here; the server's queue follows a moment later
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const query = useQuery({
    queryKey: officeKeys.reviews,
    queryFn: () => officeApi().reviews.listWaitingReviews({ query: {} }),
    refetchInterval: ASK_MS,
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: officeKeys.reviews })
  const mark = (id: number, isDecided: boolean) =>
    setDecided((before) => new Set(isDecided ? [...before, id] : [...before].filter((one) => one !== id)))

  const items = query.data?.items
  const waiting = items?.filter(({ reviewId }) => !decided.has(reviewId))

  const decide = useMutation({
    mutationFn: ({ id, because }: { id: number; because: DeclineReason | null }) =>
      officeApi().reviews.moderateReview({ params: { id }, body: { declinedBecause: because } }),
    onMutate: ({ id }) => mark(id, true),
    onSuccess: (_, { id }) => {
      endWork(queryClient, 'reviews', id)
      if ((waiting?.length ?? 0) <= FEW) void refresh()
    },
    onError: (error: Error, { id }) => {
      const isOver = isApiProblem(error) && error.problem.code === 'REVIEW_REFUSED'
      showToast({ tone: 'error', text: isOver ? text.decidedByOther : refusalWords(error, text.failed) })
      mark(id, false)
      void refresh()
    },
    meta: { showsOwnError: true },
  })

  const undo = useMutation({
    mutationFn: (id: number) => officeApi().reviews.undoModeration({ params: { id } }),
    onSuccess: async (_, id) => {
      showToast({ tone: 'success', text: text.undone })
      await refresh()
      mark(id, false)
    },
    onError: (error: Error) => {
      const isOver = isApiProblem(error) && error.problem.code === 'REVIEW_REFUSED'
      showToast({ tone: 'error', text: isOver ? text.undoLate : refusalWords(error, text.failed) })
    },
    meta: { showsOwnError: true },
  })

  const hidden = (items?.length ?? 0) - (waiting?.length ?? 0)
  return {
    waiting: waiting as readonly WaitingReview[] | undefined,
    total: Math.max((query.data?.totalItems ?? 0) - hidden, 0),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    decide,
    undo,
  }
}
