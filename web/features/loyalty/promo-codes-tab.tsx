import type { Cart, CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { useCalculations } from '../../data/cart/use-calculations.ts'
import { usePromoCode } from '../../data/cart/use-promo-code.ts'
import { usePromoCodes } from '../../data/loyalty/use-promo-codes.ts'
import { useIsSignedIn, useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import css from './tabs.module.css'

const text = loyalty.promo

function CodesOfSeller({ cart, calculation }: { cart: Cart; calculation: CartCalculation }) {
  const { farmerId: organizationId, farmer } = cart
  const reference = useDayReference()
  const { applied, apply } = usePromoCode(organizationId)
  const { data, isError } = usePromoCodes(organizationId)
  const codes = data?.items ?? []
  return (
    <Card as="section" className="stack g4" aria-label={farmer.title}>
      <h2 className="h3">{farmer.title}</h2>
      <PromoCodeField
        organizationId={organizationId}
        tried={calculation.promoCode}
        goods={goodsSumOf(calculation)}
        hasOffers={false}
      />
      {codes.length > 0 ? (
        <ul aria-label={text.offered}>
          {codes.map(({ code, title, toDate, isPersonal }) => (
            <li key={code} className={css.code}>
              <span>
                <span className="row fw">
                  <b>{code}</b>
                  {isPersonal && <Badge color="lime">{text.personal}</Badge>}
                </span>
                <span className="sm muted">
                  {title}, {toDate ? text.until(toDate, reference) : text.endless}
                </span>
              </span>
              {applied === code ? (
                <span className="sm muted">{text.applied}</span>
              ) : (
                <Button look="secondary" size="medium" aria-label={text.applyOf(code)} onClick={() => apply(code)}>
                  {text.apply}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        (data || isError) && <p className="sm muted">{isError ? text.failed : text.none}</p>
      )}
    </Card>
  )
}

export function PromoCodesTab({ carts }: { carts: readonly Cart[] }) {
  const isSignedIn = useIsSignedIn()
  const answers = useCalculations(carts, useVisitorLocation())
  return (
    <div className={css.tab}>
      {carts.map((cart, index) => {
        const calculation = answers[index]?.data
        return calculation ? (
          <CodesOfSeller key={cart.cartId} cart={cart} calculation={calculation} />
        ) : (
          <Card key={cart.cartId}>
            <RowSkeleton />
          </Card>
        )
      })}
      {isSignedIn === false && <p className="sm muted">{text.guestPersonal}</p>}
    </div>
  )
}
