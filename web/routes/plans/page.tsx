import type { Plan, PlanOffer } from '@okolitsa/contracts/subscription/plans.ts'
import { hasSubscriptionPage } from '@okolitsa/domain/subscription/subscription.ts'
import { plansText as text } from '@okolitsa/strings/ru/plans.ts'
import { lazy, Suspense, useState } from 'react'
import ticketPicture from '../../assets/food/i-ticket.webp'
import { plansPath } from '../../data/plans/addresses.ts'
import { useOwnPlans } from '../../data/plans/use-plans.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { PlanCards } from '../../features/plans/plan-cards.tsx'
import { PlanOrders } from '../../features/plans/plan-orders.tsx'
import css from '../../features/plans/plans.module.css'
import { RunningPlan } from '../../features/plans/running-plan.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { loader } from './loader.ts'

const BuyPlanWindow = lazy(() => import('../../features/plans/buy-plan-window.tsx'))

/** Plans of the subscription: benefits, prices, and the customer's current plan. */
export function Page() {
  const { plans, paymentMethods } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const isSignedIn = useIsSignedIn()
  const { data: own } = useOwnPlans(isSignedIn)
  const buying = useModal()
  const [chosen, setChosen] = useState<{ plan: Plan; offer: PlanOffer } | null>(null)
  const running = own?.running
  const hasPage = running && hasSubscriptionPage({ plan: running.plan, hasSubscriptionOffer: true, version: 2 })
  return (
    <div className="wrap section">
      <PageHead title={text.pageTitle} description={text.description} canonical={absolute(plansPath)} />
      <div className={css.head}>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      <div className="stack g6">
        {running && (
          <RunningPlan
            running={running}
            action={
              hasPage && (
                <Button look="secondary" size="medium" href="/account/subscription">
                  {text.running.more}
                </Button>
              )
            }
          />
        )}
        {plans.length === 0 ? (
          <Card>
            <EmptyState picture={ticketPicture} title={text.none} text={text.noneText} />
          </Card>
        ) : (
          <PlanCards
            plans={plans}
            own={own}
            isSignedIn={isSignedIn}
            onChoose={(plan, offer) => {
              setChosen({ plan, offer })
              buying.open()
            }}
          />
        )}
        {own && <PlanOrders orders={own.orders} />}
        <section className="stack g4">
          <h2 className="h2">{text.rules.title}</h2>
          <dl className={css.rules}>
            {text.rules.items.map(([title, words]) => (
              <div key={title}>
                <dt className="strong">{title}</dt>
                <dd className="muted">{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {chosen?.offer.effect && buying.isOpen && (
        <Suspense>
          <BuyPlanWindow
            plan={chosen.plan}
            offer={own?.offers.find(({ plan }) => plan === chosen.plan.code) ?? chosen.offer}
            effect={chosen.offer.effect}
            methods={paymentMethods}
            onOpenChange={buying.onOpenChange}
          />
        </Suspense>
      )}
    </div>
  )
}
