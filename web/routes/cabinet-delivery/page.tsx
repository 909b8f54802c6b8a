import { deliveryDesk as text } from '@okolitsa/strings/ru/delivery-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ShippingScreen } from '../../features/delivery-desk/shipping-screen.tsx'
import { SenderForm } from '../../features/shipments-desk/sender-form.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/delivery`: delivery areas, days and prices of the seller. */
export function Page() {
  const { member, organizationId, shipping, shipmentSettings } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <ShippingScreen
        organizationId={organizationId}
        initial={shipping}
        isKitchen={member.organization?.type === 'restaurant'}
        parcelSender={shipmentSettings && <SenderForm organizationId={organizationId} initial={shipmentSettings} />}
      />
    </CabinetFrame>
  )
}
