import { personalDataText } from '@okolitsa/strings/ru/personal-data.ts'
import { useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { visitor } from '../visitor/visitor.ts'
import { identityKeys } from './keys.ts'
import { useCode } from './use-code.ts'

/** Sign-in by telephone and code; `onDone` is called first, with the id of the customer. */
export function useSignIn(onDone?: (customerId: number) => void) {
  const queryClient = useQueryClient()
  return useCode({
    keptAs: 'sign-in',
    use: async (brought) => {
      const { identity: calls } = shopApi()
      const { user: customer, isDeletionCanceled } = await calls.signIn({ body: brought })
      if (isDeletionCanceled) showToast({ tone: 'info', text: personalDataText.kept })
      // changed texts are shown with their changes, so that signing in does not accept them
      if (customer.agreementConfirmedAt !== null || customer.isAgreementOutdated) return customer
      // signing in gives the consent; if the connection is lost, the next sign-in gives it
      return calls.confirmAgreement({ body: {} }).catch(() => customer)
    },
    onDone: (customer) => {
      onDone?.(customer.id)
      queryClient.setQueryData(identityKeys.customer, customer)
      visitor.signedIn()
    },
  })
}
