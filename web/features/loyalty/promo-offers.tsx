import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { usePromoCode } from '../../data/cart/use-promo-code.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TicketPercentIcon } from '../../ui/icons.ts'
import css from './promo-offers.module.css'

const text = loyalty.promo

function PromoOffer({ code, farmerId: organizationId, title, toDate }: PromoCodeAnswer) {
  const reference = useDayReference()
  const { applied, apply } = usePromoCode(organizationId)
  return (
    <Card as="li" look="flat" className={css.offer}>
      <TicketPercentIcon size={24} />
      <p>
        <b>{text.named(code)}</b>
        <span className="sm muted">
          {title}, {toDate ? text.until(toDate, reference) : text.endless}
        </span>
      </p>
      {applied === code ? (
        <span className="sm muted" role="status">
          {text.appliedInCart}
        </span>
      ) : (
        <Button look="white" size="medium" shape="round" aria-label={text.applyOf(code)} onClick={() => apply(code)}>
          {text.apply}
        </Button>
      )}
    </Card>
  )
}

export function PromoOffers({ codes }: { codes: readonly PromoCodeAnswer[] }) {
  return (
    <ul className={css.offers} aria-label={text.offered}>
      {codes.map((code) => (
        <PromoOffer key={code.id} {...code} />
      ))}
    </ul>
  )
}
