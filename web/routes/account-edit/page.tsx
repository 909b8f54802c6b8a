import { identity } from '@okolitsa/strings/ru/identity.ts'
import { ProfileEditor } from '../../features/identity/profile-editor.tsx'
import { SessionList } from '../../features/identity/session-list.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { customer } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={identity.profile.title} pageTitle={identity.profile.pageTitle}>
      <div className="stack g5">
        <ProfileEditor customer={customer} />
        <SessionList />
      </div>
    </AccountLayout>
  )
}
