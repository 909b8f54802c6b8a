import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { NotificationSettings } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import type { NotificationChoice } from '@okolitsa/domain/notifications/notification-topics.ts'
import { notificationSettings as text } from '@okolitsa/strings/ru/notification-settings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { notificationKeys } from './keys.ts'
import { notificationQueries } from './queries.ts'

const switched = (
  settings: NotificationSettings,
  { topic, channel, isOn }: NotificationChoice,
): NotificationSettings => ({
  ...settings,
  topics: settings.topics.map((one) =>
    one.topic === topic
      ? { ...one, channels: one.channels.map((choice) => (choice.channel === channel ? { ...choice, isOn } : choice)) }
      : one,
  ),
})

/** Notification settings; a switch is optimistic and is reverted on failure. */
export function useNotificationSettings(initial: NotificationSettings) {
  const queryClient = useQueryClient()
  const queryKey = notificationKeys.settings
  const { data: settings } = useQuery({ ...notificationQueries.settings(), initialData: initial })
  const change = useMutation({
    mutationFn: (choice: NotificationChoice) => shopApi().notifications.changeNotificationSetting({ body: choice }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<NotificationSettings>(queryKey, (now) => now && switched(now, choice))
    },
    onError: (error, choice) => {
      // only this switch is reverted: others may have changed meanwhile
      queryClient.setQueryData<NotificationSettings>(
        queryKey,
        (now) => now && switched(now, { ...choice, isOn: !choice.isOn }),
      )
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
  return { settings, change: change.mutate }
}
