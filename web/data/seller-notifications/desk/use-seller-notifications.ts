import type {
  SellerNotifications,
  sellerNotificationsEndpoints,
} from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { SellerChannel, SellerTopic } from '@okolitsa/domain/seller-notifications/matter.ts'
import { sellerNotifications as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sellerNotificationsDeskKeys } from './keys.ts'

type Addresses = z.input<typeof sellerNotificationsEndpoints.changeSellerNotifications.body>
interface Choice {
  readonly topic: SellerTopic
  readonly channel: SellerChannel
  readonly isOn: boolean
}

/** Whether a new order would cause no notification: no working channel is enabled for orders. */
export function isUnheard({ channels, topics }: SellerNotifications): boolean {
  const leads = new Set(channels.filter(({ reaches }) => reaches).map(({ channel }) => channel))
  const orders = topics.find(({ topic }) => topic === 'orders')
  return !orders?.channels.some(({ channel, isOn }) => isOn && leads.has(channel))
}

/** The seller's trade if a new order would cause no notification; null = it would, or loading. */
export function useUnheard({ organization, permissions, visit }: StaffMember): SellerNotifications['type'] | null {
  // the call is closed to visitors of the office
  const id = organization && !visit && permissions.includes('manageShop') ? organization.id : null
  const { data } = useQuery({
    queryKey: sellerNotificationsDeskKeys.notifications(id ?? 0),
    queryFn: () => cabinetApi().notifications.getSellerNotifications({ params: { id: id ?? 0 } }),
    enabled: id !== null,
    // only a hint depends on it
    retry: false,
  })
  return data && isUnheard(data) ? data.type : null
}

/** Notification settings; a switch changes immediately and is reverted if the call fails. */
export function useSellerNotifications(organizationId: number, initial: SellerNotifications) {
  const queryClient = useQueryClient()
  const queryKey = sellerNotificationsDeskKeys.notifications(organizationId)
  const params = { id: organizationId }
  const { data: arranged } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().notifications.getSellerNotifications({ params }),
    initialData: initial,
  })
  const turn = ({ topic, channel, isOn }: Choice) =>
    queryClient.setQueryData<SellerNotifications>(
      queryKey,
      (now) =>
        now && {
          ...now,
          topics: now.topics.map((one) =>
            one.topic === topic
              ? { ...one, channels: one.channels.map((of) => (of.channel === channel ? { ...of, isOn } : of)) }
              : one,
          ),
        },
    )
  const change = useMutation({
    mutationFn: (choice: Choice) => cabinetApi().notifications.switchSellerChannel({ params, body: choice }),
    onMutate: turn,
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onError: (error: Error, choice) => {
      turn({ ...choice, isOn: !choice.isOn })
      showToast({ tone: 'error', text: refusalWords(error, text.addresses.failed) })
    },
    meta: { showsOwnError: true },
    // calls run one after another, in the order of the clicks
    scope: { id: `notifications-${organizationId}` },
  })
  return { arranged, change: change.mutate }
}

export function useNotificationAddresses(organizationId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Addresses) =>
      cabinetApi().notifications.changeSellerNotifications({ params: { id: organizationId }, body }),
    onSuccess: (now) => {
      queryClient.setQueryData(sellerNotificationsDeskKeys.notifications(organizationId), now)
      showToast({ tone: 'success', text: text.addresses.saved })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.addresses.failed) }),
    meta: { showsOwnError: true },
  })
}

/** Sends a test message through a channel. */
export const useTrial = (organizationId: number) =>
  useMutation({
    mutationFn: (channel: SellerChannel) =>
      cabinetApi().notifications.tryChannel({ params: { id: organizationId }, body: { channel } }),
    meta: { showsOwnError: true },
  })
