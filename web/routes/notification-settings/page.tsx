import { notificationSettings as text } from '@okolitsa/strings/ru/notification-settings.ts'
import { customerPush } from '../../data/push/push-side.ts'
import { NotificationSettingsForm } from '../../features/notifications/notification-settings-form.tsx'
import { PushDevice } from '../../features/push/push-device.tsx'
import { InstallCard } from '../../features/visit/install-card.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

/** Notifications by SMS, email and push. */
export function Page() {
  const { settings } = useLoaderData<typeof loader>()
  const hasPush = settings.channels.some(({ channel }) => channel === 'push')
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <div className="stack g4">
        {hasPush && <PushDevice api={customerPush} />}
        <InstallCard />
        <NotificationSettingsForm initial={settings} />
      </div>
    </AccountLayout>
  )
}
