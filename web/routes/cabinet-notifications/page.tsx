import { sellerNotifications as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import { deskPush } from '../../data/push/desk/desk-push.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PushDevice } from '../../features/push/push-device.tsx'
import { NotificationsScreen } from '../../features/seller-notifications-desk/notifications-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/notifications`: notification settings for orders, questions and requests. */
export function Page() {
  const { member, organizationId, arranged } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <NotificationsScreen organizationId={organizationId} initial={arranged}>
        <PushDevice api={deskPush} invite={text.device} />
      </NotificationsScreen>
    </CabinetFrame>
  )
}
