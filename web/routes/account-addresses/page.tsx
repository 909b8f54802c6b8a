import { identity } from '@okolitsa/strings/ru/identity.ts'
import { HousePoint } from '../../features/checkout/house-point.tsx'
import { AddressBook } from '../../features/identity/address-book.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { addresses } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={identity.addresses.title} pageTitle={identity.addresses.pageTitle}>
      <AddressBook
        initial={addresses}
        pointOf={(place, onPoint) => <HousePoint place={place} isNeeded={false} onPoint={onPoint} />}
      />
    </AccountLayout>
  )
}
