import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { discountSelections, useDiscountSelections } from '../../data/loyalty/discount-selections.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TicketPercentIcon } from '../../ui/icons.ts'
import css from './promo-offers.module.css'

const text = loyalty.promo

/** The seller's codes on the seller's page: one press and the cart counts with it. */
export function PromoOffers({ codes }: { codes: readonly PromoCodeAnswer[] }) {
  const reference = useDayReference()
  const selectionOf = useDiscountSelections()
  return (
    <ul className={css.offers} aria-label={text.offered}>
      {codes.map(({ id, code, farmerId: organizationId, title, toDate }) => (
        <Card as="li" look="flat" key={id} className={css.offer}>
          <TicketPercentIcon size={24} />
          <p>
            <b>{text.named(code)}</b>
            <span className="sm muted">
              {title}, {toDate ? text.until(toDate, reference) : text.endless}
            </span>
          </p>
          {selectionOf(organizationId).promoCode === code ? (
            <span className="sm muted" role="status">
              {text.appliedInCart}
            </span>
          ) : (
            <Button
              look="white"
              size="medium"
              shape="round"
              aria-label={text.applyOf(code)}
              onClick={() => discountSelections.change(organizationId, { promoCode: code, typedCode: code })}
            >
              {text.apply}
            </Button>
          )}
        </Card>
      ))}
    </ul>
  )
}
