import type { Application } from '@okolitsa/contracts/registration/applications.ts'
import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { registrationDeskKeys } from './keys.ts'

export function useCompanyLookup() {
  return useMutation({
    mutationFn: (inn: string) => cabinetApi().applications.findCompany({ body: { inn } }),
    meta: { showsOwnError: true },
  })
}

/** The company of a known tax number: requested once, without a message on failure. */
export const useCompanyOfNumber = (inn: string) =>
  useQuery({
    queryKey: registrationDeskKeys.companyOfNumber(inn),
    queryFn: () => cabinetApi().applications.findCompany({ body: { inn } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { showsOwnError: true },
  })

/** Missing steps of the seller: start with the page's data, refetched when the page gets the focus. */
export function useApplication(initial: Application): Application {
  const { organizationId } = initial
  const { data } = useQuery({
    queryKey: registrationDeskKeys.application(organizationId),
    queryFn: () => cabinetApi().applications.getApplication({ params: { id: organizationId } }),
    initialData: initial,
    // steps are done on other pages: a return to this page starts with fresh loader data
    gcTime: 0,
    meta: { showsOwnError: true },
  })
  return data
}

export function useSubmitApplication(organizationId: number) {
  const queryClient = useQueryClient()
  const queryKey = registrationDeskKeys.application(organizationId)
  return useMutation({
    mutationFn: () => cabinetApi().applications.submitApplication({ params: { id: organizationId } }),
    onSuccess: (application) => queryClient.setQueryData(queryKey, application),
    onError: (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      // a step has become incomplete: the list displays it
      void queryClient.invalidateQueries({ queryKey })
    },
    meta: { showsOwnError: true },
  })
}

/** Keeps the paper of a household plot. */
export function useSavePlotPaper(organizationId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...body }: { number: string; issuedOn: string; validTo: string; file: File | null }) =>
      cabinetApi().applications.savePlotPaper({
        params: { id: organizationId },
        body,
        files: file ? [file] : [],
      }),
    onSuccess: (application) => {
      queryClient.setQueryData(registrationDeskKeys.application(organizationId), application)
      showToast({ tone: 'success', text: text.plot.saved })
    },
    // the form shows its own errors
    meta: { showsOwnError: true },
  })
}
