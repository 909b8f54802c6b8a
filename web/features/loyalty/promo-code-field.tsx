import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePromoCode } from '../../data/cart/use-promo-code.ts'
import { usePromoCodes } from '../../data/loyalty/use-promo-codes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { offerNote } from './offer-note.ts'
import css from './promo-code-field.module.css'
import { promoRefusalWords } from './promo-refusal.ts'

const text = loyalty.promo

/** Text under the field: an error for a refusal, otherwise a hint. */
function useVerdict(promoCode: string, tried: CartCalculation['promoCode']) {
  const reference = useDayReference()
  if (!promoCode) return {}
  if (tried?.code !== promoCode) return { hint: text.counting }
  return tried.refusal
    ? { error: promoRefusalWords(tried.refusal, reference) }
    : { hint: text.takesOff(tried.discount), isAccepted: true }
}

/** A promo code of the seller: typed or chosen from the list, applied or refused with a reason, removable. */
export function PromoCodeField({
  organizationId,
  tried,
  goods,
  label = text.label,
  hasOffers = true,
}: {
  organizationId: number
  /** The server's verdict on the applied code. */
  tried: CartCalculation['promoCode']
  /** Sum of the products after special prices, roubles. */
  goods: number
  label?: ReactNode
  /** Lists the seller's codes under the field. */
  hasOffers?: boolean
}) {
  const { applied: promoCode, typed: typedCode, type, apply: applyCode, isRemoving } = usePromoCode(organizationId)
  const { hint, error, isAccepted } = useVerdict(promoCode, tried)
  const offered = usePromoCodes(organizationId).data?.items ?? []
  const [isEmpty, setIsEmpty] = useState(false)

  const apply = (typed: string) => {
    setIsEmpty(typed.trim() === '')
    applyCode(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // the surrounding form submits the order
    event.preventDefault()
    apply(typedCode)
  }
  const isApplied = promoCode !== '' && promoCode === typedCode
  return (
    <div className="stack g2">
      <div className={css.row}>
        <TextField
          label={label}
          name="promoCode"
          value={typedCode}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          accepted={isApplied && isAccepted}
          hint={isApplied ? hint : undefined}
          error={isApplied ? error : isEmpty ? text.empty : undefined}
          onChange={(event) => {
            setIsEmpty(false)
            type(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {isApplied ? (
          <Button
            look="secondary"
            busy={isRemoving}
            aria-label={text.removeOf(promoCode)}
            onClick={() => applyCode('')}
          >
            {text.remove}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => apply(typedCode)}>
            {text.apply}
          </Button>
        )}
      </div>
      {hasOffers && offered.some(({ code }) => code !== promoCode) && (
        <ul className={css.offered} aria-label={text.offered}>
          {offered
            .filter(({ code }) => code !== promoCode)
            .map((offer) => (
              <li key={offer.code}>
                <Chip note={offerNote(offer, goods)} onClick={() => apply(offer.code)}>
                  <span className="visually-hidden">{text.apply} </span>
                  {offer.code}
                </Chip>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
