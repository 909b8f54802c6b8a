import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { CourierScreen } from '../../features/courier/courier-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/courier/{token}`: stops of a day. The URL is a secret and is not sent as a referrer. */
export function Page() {
  const { token, day } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={couriers.day.title} isHidden />
      <meta name="referrer" content="no-referrer" />
      <CourierScreen token={token} initial={day} />
    </>
  )
}
