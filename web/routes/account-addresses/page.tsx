import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useLoaderData } from 'react-router'
import { AddressBook } from '../../features/identity/address-book.tsx'
import { AccountFrame } from '../account/account-frame.tsx'
import type { loader } from './loader.ts'

/** Where to deliver: saved addresses. */
export function Page() {
  const { addresses } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={identity.addresses.title} pageTitle={identity.addresses.pageTitle}>
      <AddressBook initial={addresses} />
    </AccountFrame>
  )
}
