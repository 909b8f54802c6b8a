import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { identityKeys } from './keys.ts'
import { useCode } from './use-code.ts'

const text = identity.phoneChange

/** Changes the account's number by the code sent to it; the server signs out other devices. */
export function useChangePhone(current: string, onChanged: () => void) {
  const queryClient = useQueryClient()
  return useCode({
    keptAs: 'change-phone',
    mistakeOf: (phone) => (phone === current ? text.same : undefined),
    use: (brought) => shopApi().identity.changePhone({ body: brought }),
    onDone: (customer) => {
      queryClient.setQueryData(identityKeys.customer, customer)
      void queryClient.invalidateQueries({ queryKey: identityKeys.sessions })
      showToast({ tone: 'success', text: text.done })
      onChanged()
    },
  })
}
