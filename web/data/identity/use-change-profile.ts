import type { User } from '@okolitsa/contracts/identity/profile.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { identityKeys } from './keys.ts'

export type ProfileChange = Partial<Pick<User, 'lastName' | 'email' | 'birthDate'>> & { firstName?: string }

/** Saves the profile and updates the cached customer. */
export function useChangeProfile(onSaved?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChange) => shopApi().identity.changeUser({ body }),
    onSuccess: (customer) => {
      queryClient.setQueryData(identityKeys.customer, customer)
      showToast({ tone: 'success', text: identity.profile.saved })
      onSaved?.()
    },
    onError: (error) => {
      // errors of fields are shown at the fields
      if (isApiProblem(error) && !error.problem.errors)
        showToast({ tone: 'error', text: error.problem.title || identity.profile.failed })
    },
  })
}
