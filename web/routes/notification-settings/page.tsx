import { notificationSettings as text } from '@okolitsa/strings/ru/notification-settings.ts'
import { useLoaderData } from 'react-router'
import { NotificationSettingsForm } from '../../features/notifications/notification-settings-form.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

/** Which notifications go by SMS and by letter. */
export function Page() {
  const { settings } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <NotificationSettingsForm initial={settings} />
    </AccountLayout>
  )
}
