import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { notificationSettings as text } from '@okolitsa/strings/ru/notification-settings.ts'
import { useMutation } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'

/** Switches the topic of an email's link off or on; needs no sign-in. */
export function useUnsubscribe(token: string, onChanged: (isOn: boolean) => void) {
  return useMutation({
    mutationFn: (isOn: boolean) => shopApi().notifications.unsubscribe({ body: { token, isOn } }),
    onSuccess: ({ isOn }) => onChanged(isOn),
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
}
