import type { Consents } from '@okolitsa/contracts/identity/consents.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { REQUIRED_CONSENTS } from '@okolitsa/domain/identity/consent.ts'
import { consents as text } from '@okolitsa/strings/ru/consents.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { identityKeys } from './keys.ts'
import { identityQueries } from './queries.ts'

const failed = (error: unknown) => {
  if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
}

/** Consents of the customer, and the optional consent that can be given and withdrawn separately. */
export function useConsents(initial: Consents) {
  const queryClient = useQueryClient()
  const { data: consents } = useQuery({ ...identityQueries.consents(), initialData: initial })
  const turn = useMutation({
    mutationFn: async (isOn: boolean) => {
      const { identity } = shopApi()
      if (isOn) await identity.confirmAgreement({ body: { purposes: ['marketing'] } })
      else await identity.withdrawConsent({ params: { purpose: 'marketing' } })
    },
    onSuccess: (_done, isOn) => showToast({ tone: 'success', text: isOn ? text.turnedOn : text.turnedOff }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityKeys.consents }),
  })
  return { consents, turn }
}

/** The required texts with their changes, and the consent to them. */
export function useRequiredTexts() {
  const queryClient = useQueryClient()
  const {
    data: texts,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: identityKeys.requiredTexts,
    queryFn: async () => (await shopApi().identity.requiredTexts()).items,
    staleTime: 0,
  })
  const confirm = useMutation({
    mutationFn: () =>
      shopApi().identity.confirmAgreement({
        body: {
          purposes: [...REQUIRED_CONSENTS],
          // the texts of the screen; newer ones are refused and shown
          editions: Object.fromEntries((texts ?? []).map(({ purpose, edition }) => [purpose, edition])),
        },
      }),
    onSuccess: (customer) => {
      queryClient.setQueryData(identityKeys.customer, customer)
      showToast({ tone: 'success', text: text.confirmed })
    },
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityKeys.consents }),
  })
  return { texts, isFetching, refetch, confirm }
}
