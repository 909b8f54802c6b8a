import { sharedCart } from '@okolitsa/strings/ru/shared-cart.ts'
import { ClosedInvitation, OpenInvitation } from '../../features/cart/shared-join.tsx'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { revalidate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { token, invitation } = useLoaderData<typeof loader>()
  return (
    <div className="wrap section">
      {invitation ? <PageHead title={sharedCart.join.pageTitle} isHidden /> : <ErrorHead isMissing />}
      {invitation?.state === 'open' ? (
        <OpenInvitation token={token} invitation={invitation} onRefused={() => void revalidate()} />
      ) : (
        <ClosedInvitation invitation={invitation} />
      )}
    </div>
  )
}
