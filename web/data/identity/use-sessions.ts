import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityKeys } from './keys.ts'
import { identityQueries } from './queries.ts'

const text = identity.sessions

export function useSessions() {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...identityQueries.sessions(), enabled: isSignedIn === true })
  const end = useMutation({
    /** Ends sessions: one, or (null) all others. */
    mutationFn: async (id: string | null) => {
      const { identity: calls } = shopApi()
      await (id === null ? calls.endOtherSessions() : calls.endSession({ params: { id } }))
    },
    onSuccess: (_done, id) => showToast({ tone: 'success', text: id === null ? text.endedOthers : text.ended }),
    onError: (error) => {
      // 404: the session had already ended
      if (isApiProblem(error) && error.problem.status !== 404) showToast({ tone: 'error', text: text.failed })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityKeys.sessions }),
  })
  return { items: data?.items ?? [], end }
}
