import { identity } from '@okolitsa/strings/ru/identity.ts'
import { ConsentList } from '../../features/identity/consent-list.tsx'
import { DataLooks } from '../../features/identity/data-looks.tsx'
import { PersonalDataPart } from '../../features/identity/personal-data-part.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { consents, personalData, customer, looks } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={identity.account.personalArea} pageTitle={identity.account.personalArea}>
      <div className="stack g5">
        <ConsentList initial={consents} />
        <DataLooks looks={looks} />
        <PersonalDataPart initial={personalData} phone={customer.phone} />
      </div>
    </AccountLayout>
  )
}
