import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Application, ApplicationToDecide } from '@okolitsa/contracts/registration/applications.ts'
import type { ApplicationState } from '@okolitsa/domain/sellers/application.ts'
import { start as text } from '@okolitsa/strings/ru/seller-start.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { registrationDeskKeys } from './keys.ts'

/** What the state register says of the company of a number. */
export function useCompanyLookup() {
  return useMutation({
    mutationFn: (inn: string) => cabinetApi().applications.findCompany({ body: { inn } }),
    meta: { showsOwnError: true },
  })
}

/** The same of a number that is known already: asked once, and nothing is said when the register is silent. */
export const useCompanyOfNumber = (inn: string) =>
  useQuery({
    queryKey: registrationDeskKeys.companyOfNumber(inn),
    queryFn: () => cabinetApi().applications.findCompany({ body: { inn } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { showsOwnError: true },
  })

/** What the seller still lacks; begins with what was loaded, and looks again when somebody comes back to the page. */
export function useApplication(initial: Application): Application {
  const { organizationId } = initial
  const { data } = useQuery({
    queryKey: registrationDeskKeys.application(organizationId),
    queryFn: () => cabinetApi().applications.getApplication({ params: { id: organizationId } }),
    initialData: initial,
    // things are done on other pages: whoever comes back begins with what was loaded then
    gcTime: 0,
    meta: { showsOwnError: true },
  })
  return data
}

/** Hands the seller over to be looked at. */
export function useSubmitApplication(organizationId: number) {
  const queryClient = useQueryClient()
  const queryKey = registrationDeskKeys.application(organizationId)
  return useMutation({
    mutationFn: () => cabinetApi().applications.submitApplication({ params: { id: organizationId } }),
    onSuccess: (application) => queryClient.setQueryData(queryKey, application),
    onError: (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      // something has gone meanwhile: the list says what
      void queryClient.invalidateQueries({ queryKey })
    },
    meta: { showsOwnError: true },
  })
}

/** Sellers that came by themselves, page by page; undefined until they are known. */
export function useApplications(state: ApplicationState) {
  const query = useInfiniteQuery({
    queryKey: registrationDeskKeys.applicationsIn(state),
    queryFn: ({ pageParam }) =>
      cabinetApi().applications.listApplications({ query: { state, ...(pageParam !== null && { after: pageParam }) } }),
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

/** Lets a seller in, or returns the application with a note: it leaves its list then. */
export function useDecision({ organizationId, title }: Pick<ApplicationToDecide, 'organizationId' | 'title'>) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: registrationDeskKeys.applications })
  return useMutation({
    mutationFn: (note: string | null) =>
      cabinetApi().applications.decideApplication({
        params: { id: organizationId },
        body: note === null ? { decision: 'approve' } : { decision: 'return', note },
      }),
    onSuccess: ({ state }) => {
      showToast({ tone: 'success', text: state === 'approved' ? text.desk.letIn(title) : text.desk.wasReturned(title) })
      return refresh()
    },
    onError: (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      // decided by somebody else meanwhile
      if (isApiProblem(error) && error.problem.code === 'APPLICATION_DECIDED') void refresh()
    },
    meta: { showsOwnError: true },
  })
}
