import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { ApplicationToDecide } from '@okolitsa/contracts/registration/applications.ts'
import type { RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import type { ApplicationState } from '@okolitsa/domain/sellers/application.ts'
import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { endWork } from './use-taken.ts'

/** Applications of sellers, page by page; undefined while loading. */
export function useApplications(state: ApplicationState) {
  const query = useInfiniteQuery({
    queryKey: officeKeys.applicationsIn(state),
    queryFn: ({ pageParam }) =>
      officeApi().applications.listApplications({ query: { state, ...(pageParam !== null && { after: pageParam }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return {
    applications: query.data?.pages.flatMap(({ items }) => items),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Accepts an application, or returns it with a note; it then leaves its list. */
export function useDecision({
  organizationId,
  title,
  state: before,
}: Pick<ApplicationToDecide, 'organizationId' | 'title' | 'state'>) {
  const isPaper = before === 'approved'
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: officeKeys.applications })
  return useMutation({
    mutationFn: (note: string | null) => {
      const { decideApplication, decidePlotPaper } = officeApi().applications
      return (isPaper ? decidePlotPaper : decideApplication)({
        params: { id: organizationId },
        body: note === null ? { decision: 'approve' } : { decision: 'return', note },
      })
    },
    onSuccess: (_, note) => {
      endWork(queryClient, 'applications', organizationId)
      const { letIn, wasReturned, paperAccepted, paperReturned } = text.desk
      const words = note === null ? (isPaper ? paperAccepted : letIn) : isPaper ? paperReturned : wasReturned
      showToast({ tone: 'success', text: words(title) })
      return refresh()
    },
    onError: (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      // decided by another person meanwhile
      if (
        isApiProblem(error) &&
        (error.problem.code === 'APPLICATION_DECIDED' || error.problem.code === 'PAPER_CHECKED')
      )
        void refresh()
    },
    meta: { showsOwnError: true },
  })
}

/** Reveals the numbers of a person for a reason. */
export const usePersonLook = (organizationId: number) =>
  useMutation({
    mutationFn: (reason: RevealReason) =>
      officeApi().applications.revealPerson({ params: { id: organizationId }, body: { reason } }),
  })

export const plotPaperPath = (organizationId: number, reason: RevealReason): string =>
  `/v1/office/applications/${organizationId}/paper?reason=${reason}`
