import { subscriptionText as text } from '@okolitsa/strings/ru/subscription.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { plansPath } from '../../data/plans/addresses.ts'
import { useOwnPlans } from '../../data/plans/use-plans.ts'
import { useSubscription } from '../../data/subscription/use-subscription.ts'
import { PlanOrders } from '../../features/plans/plan-orders.tsx'
import { RunningPlan } from '../../features/plans/running-plan.tsx'
import { BenefitCard } from '../../features/subscription/benefit-card.tsx'
import { CinemaCard } from '../../features/subscription/cinema-card.tsx'
import { FreeDeliveriesCard } from '../../features/subscription/free-deliveries-card.tsx'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

/** Benefits of the subscription: free deliveries of this month, savings, online cinema. */
export function Page() {
  const loaded = useLoaderData<typeof loader>()
  const { subscription, choose, turn } = useSubscription(loaded.subscription)
  const showcase = useShowcase({ href: '/farmers', action: text.toFarmers })
  const hasPlans = hasArea(useRootData(), 'membership')
  const { data: own = loaded.own } = useOwnPlans(true, loaded.own)
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <div className="stack g4">
        <FreeDeliveriesCard subscription={subscription} />
        <BenefitCard benefit={loaded.benefit} />
        {subscription.services.map((service) => (
          <CinemaCard
            key={service.code}
            service={service}
            busy={choose.isPending || turn.isPending}
            onChoose={choose.mutate}
            onTurn={turn.mutate}
          />
        ))}
        {own.running && (
          <RunningPlan
            running={own.running}
            action={
              hasPlans && (
                <Button look="secondary" size="medium" href={plansPath}>
                  {text.plans}
                </Button>
              )
            }
          />
        )}
        <PlanOrders orders={own.orders} />
        <Card as="section" className="stack g4">
          <h2 className="h3">{text.whereTitle}</h2>
          <p>{text.where}</p>
          <div>
            <Button look="secondary" size="medium" href={showcase.href}>
              {showcase.action}
            </Button>
          </div>
        </Card>
      </div>
    </AccountLayout>
  )
}
