import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { pushText } from '@okolitsa/strings/ru/push.ts'
import { today } from '@okolitsa/strings/ru/today.ts'
import basketPicture from '../../assets/food/basket.webp'
import { deskPush } from '../../data/push/desk/desk-push.ts'
import { DepartureList } from '../../features/bookings-desk/departures.tsx'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { SignInPanel } from '../../features/cabinet-shell/sign-in-panel.tsx'
import { Checklist } from '../../features/registration-desk/checklist.tsx'
import { Unheard } from '../../features/seller-notifications-desk/unheard.tsx'
import { TodayScreen } from '../../features/today-desk/today-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { latePart } from '../../platform/loading/late-part.tsx'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { loader } from './loader.ts'

const PushInvite = latePart(() => import('../../features/push/push-invite.tsx'))

/** `/cabinet`: today's page of a seller, or the sign-in. */
export function Page() {
  const sign = useMarketSign()
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'today') {
    return (
      <CabinetFrame member={data.member}>
        <PageHead title={today.title} isHidden />
        <TodayScreen
          member={data.member}
          initial={data.today}
          departures={
            data.departures && (
              <DepartureList
                organizationId={data.today.seller.id}
                initial={data.departures}
                mayWork={data.member.permissions.includes('workOrders')}
              />
            )
          }
          opening={data.application ? <Checklist initial={data.application} /> : undefined}
        >
          <Unheard member={data.member} />
          {data.member.permissions.includes('workOrders') && (
            <PushInvite api={deskPush} title={pushText.deskOrders} text={pushText.deskOrdersText} />
          )}
        </TodayScreen>
      </CabinetFrame>
    )
  }
  return (
    <>
      <PageHead title={ordersDesk.title} isHidden />
      {data.kind === 'nothing' ? (
        <CabinetFrame member={data.member}>
          <div className="wrap section">
            <Card>
              <EmptyState
                picture={basketPicture}
                title={text.nothing}
                text={data.member.sellerRole === 'courier' ? text.nothingForCourier : text.nothingText}
              />
            </Card>
          </div>
        </CabinetFrame>
      ) : (
        <div className="wrap section stack g5">
          <a href="/" aria-label={sign.name}>
            <Logo {...sign} size="small" />
          </a>
          <SignInPanel bankUrl={data.bankUrl} externalToken={data.externalToken} next={data.next} />
        </div>
      )}
    </>
  )
}
