import type { OwnPlans, Plan, PlanOffer } from '@okolitsa/contracts/subscription/plans.ts'
import { partOfRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { marketStrip } from '@okolitsa/strings/ru/market-strip.ts'
import { plansText as text } from '@okolitsa/strings/ru/plans.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useTakesOrders } from '../../platform/loading/use-takes-orders.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TruckIcon, VideoIcon } from '../../ui/icons.ts'
import css from './plans.module.css'

/** The plans in a row, with the effect of choosing each for this customer. */
export function PlanCards({
  plans,
  own,
  isSignedIn,
  onChoose,
}: {
  plans: readonly Plan[]
  /** Plans of the customer; undefined = a guest, or still loading. */
  own: OwnPlans | undefined
  isSignedIn: boolean | null
  onChoose: (plan: Plan, offer: PlanOffer) => void
}) {
  return (
    <ul className={css.cards}>
      {plans.map((plan) => {
        const { code, family, price, termMonths, freeDeliveries, services } = plan
        return (
          <li key={code} className={classNames(css.plan, own?.running?.plan === code && css.own)}>
            <h2 className="h3">{text.family[family]}</h2>
            <p>
              <span className={css.price}>
                <b>{formatPrice(price)}</b> <span className="muted">{text.perTerm(termMonths)}</span>
              </span>
              <span className="sm muted">{text.perMonth(partOfRoubles(price, termMonths))}</span>
            </p>
            <ul className={css.has}>
              <li>
                <TruckIcon size={22} />
                {text.deliveries(freeDeliveries)}
              </li>
              {services.includes('smotreshka') ? (
                <li>
                  <VideoIcon size={22} />
                  {text.cinema}
                </li>
              ) : (
                <li className="muted">{text.noCinema}</li>
              )}
            </ul>
            <Press plan={plan} own={own} isSignedIn={isSignedIn} onChoose={onChoose} />
          </li>
        )
      })}
    </ul>
  )
}

function Press({
  plan,
  own,
  isSignedIn,
  onChoose,
}: {
  plan: Plan
  own: OwnPlans | undefined
  isSignedIn: boolean | null
  onChoose: (plan: Plan, offer: PlanOffer) => void
}) {
  const reference = useDayReference()
  const mayBuy = useTakesOrders()
  const offer = own?.offers.find(({ plan: code }) => code === plan.code)
  if (!mayBuy) {
    return <p className={classNames(css.press, 'muted')}>{marketStrip.noOrders}</p>
  }
  if (isSignedIn === false) {
    return (
      <div className={css.press}>
        <Button
          block
          look="secondary"
          href="/sign-in?redirect=/plans"
          aria-label={`${text.signIn}: ${text.of(plan.family)}`}
        >
          {text.signIn}
        </Button>
      </div>
    )
  }
  if (!offer) {
    return (
      <div className={css.press}>
        <Button block disabled>
          {text.choose}
        </Button>
      </div>
    )
  }
  if (offer.effect === null) {
    return (
      <div className={css.press}>
        <Button block look="secondary" disabled>
          {text.yours}
        </Button>
        {own?.running && <p className="sm muted">{text.renewFrom(own.running.renewFrom, reference)}</p>}
      </div>
    )
  }
  return (
    <div className={css.press}>
      <Button
        block
        aria-label={`${text.does[offer.effect]}: ${text.of(plan.family)}`}
        onClick={() => onChoose(plan, offer)}
      >
        {text.does[offer.effect]}
      </Button>
      {offer.back > 0 && <p className="sm muted">{text.backNote(offer.back)}</p>}
    </div>
  )
}
