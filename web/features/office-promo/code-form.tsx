import { WITHOUT_CONSENT, type WithoutConsent } from '@okolitsa/domain/bearers/bearers.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { PromoKind } from '@okolitsa/domain/loyalty/promo-code.ts'
import { PROMO_TRADES, type PromoTrade } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { loyaltyDesk } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import { sharedDiscounts } from '@okolitsa/strings/ru/shared-discounts.ts'
import { useState } from 'react'
import { useMarketCodeActions } from '../../data/office/use-promo-codes.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberOrNone, numberTyped } from '../../platform/forms/typed-number.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './promo.module.css'
import { type Subject, SubjectPicker } from './subject-picker.tsx'

const words = loyaltyDesk.codes
const KINDS = (['percent', 'fixed'] as const).map((value) => ({ value, title: words.kinds[value] }))
const WITHOUT = WITHOUT_CONSENT.map((value) => ({ value, title: sharedDiscounts.withoutNames[value] }))
const NUMBERS = ['value', 'minSum', 'maxDiscount', 'budget', 'totalLimit', 'perCustomerLimit', 'marketPercent'] as const

interface Choice {
  readonly kind: PromoKind
  readonly isFirstOrder: boolean
  readonly withoutConsent: WithoutConsent
  readonly trades: readonly PromoTrade[]
  readonly categories: readonly Subject[]
  readonly sellers: readonly Subject[]
}

/** The form of a new promo code of the market. */
export function MarketCodeForm() {
  const { create } = useMarketCodeActions()
  const today = dayIn(SHOP_TIME_ZONE, useDayReference().now)
  const [typed, setTyped] = useState({
    code: '',
    value: '10',
    minSum: '',
    maxDiscount: '',
    budget: '',
    fromDate: today,
    toDate: '',
    totalLimit: '',
    perCustomerLimit: '1',
    marketPercent: '100',
  })
  const [choice, setChoice] = useState<Choice>({
    kind: 'percent',
    isFirstOrder: false,
    withoutConsent: 'market',
    trades: [],
    categories: [],
    sellers: [],
  })
  const choose = (part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part }))
  const [isAsked, setAsked] = useState(false)
  const { categories, sellers, ...chosen } = choice
  const body = {
    ...typed,
    ...chosen,
    trades: [...chosen.trades],
    value: numberTyped(typed.value),
    minSum: numberOrNone(typed.minSum) ?? 0,
    maxDiscount: numberOrNone(typed.maxDiscount),
    budget: numberOrNone(typed.budget),
    toDate: typed.toDate || null,
    totalLimit: numberOrNone(typed.totalLimit),
    perCustomerLimit: numberOrNone(typed.perCustomerLimit),
    marketPercent: numberTyped(typed.marketPercent),
    categoryIds: categories.map(({ id }) => id),
    organizationIds: sellers.map(({ id }) => id),
  }
  const mistakes = fieldErrorsOf(create.error)
  const isReadable = NUMBERS.every((name) => !Number.isNaN(body[name]))
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    autoComplete: 'off',
    error: isAsked && Number.isNaN(body[name]) ? words.number : mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  })
  const number = (name: keyof typeof typed) => ({ ...field(name), inputMode: 'decimal' as const, maxLength: 12 })
  return (
    <>
      <a href="/office/promo/codes" className={css.back}>
        {text.back}
      </a>
      <Card as="section" aria-label={words.add}>
        <KeptForm
          id="market-promo-code"
          sending={create}
          state={choice}
          onRestore={choose}
          className="stack g4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(true)
            if (isReadable && !create.isPending)
              create.mutate(body, { onSuccess: ({ id }) => void navigate(`/office/promo/codes/${id}`) })
          }}
        >
          <TextField {...field('code')} label={words.code} hint={words.codeHint} maxLength={60} />
          <Segmented label={words.kind} value={choice.kind} items={KINDS} onValueChange={(kind) => choose({ kind })} />
          <div className={css.pair}>
            <TextField {...number('value')} label={words[choice.kind]} />
            <TextField {...number('minSum')} label={words.minSum} hint={words.minSumHint} />
            <TextField {...number('maxDiscount')} label={text.maxDiscount} hint={text.noLimit} />
            <TextField {...number('budget')} label={text.budget} hint={text.budgetHint} />
            <TextField {...field('fromDate')} type="date" label={words.from} />
            <TextField {...field('toDate')} type="date" min={typed.fromDate} label={words.to} hint={words.toHint} />
            <TextField {...number('totalLimit')} label={words.totalLimit} hint={words.limitHint} />
            <TextField {...number('perCustomerLimit')} label={words.perCustomerLimit} hint={words.limitHint} />
            <TextField
              {...number('marketPercent')}
              label={sharedDiscounts.percent}
              hint={sharedDiscounts.percentHint}
            />
          </div>
          {body.marketPercent < 100 && (
            <Segmented
              label={sharedDiscounts.withoutLabel}
              value={choice.withoutConsent}
              items={WITHOUT}
              onValueChange={(withoutConsent) => choose({ withoutConsent })}
            />
          )}
          <Checkbox checked={choice.isFirstOrder} onChange={({ target }) => choose({ isFirstOrder: target.checked })}>
            {text.firstOrder}
          </Checkbox>
          <fieldset className={css.set}>
            <legend>{text.tradesLabel}</legend>
            <div className={css.chips}>
              {PROMO_TRADES.map((trade) => (
                <Checkbox
                  key={trade}
                  checked={choice.trades.includes(trade)}
                  onChange={({ target }) =>
                    choose({
                      trades: PROMO_TRADES.filter((one) =>
                        one === trade ? target.checked : choice.trades.includes(one),
                      ),
                    })
                  }
                >
                  {text.trades[trade]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <div className={css.pair}>
            <SubjectPicker
              kind="categories"
              label={text.categories}
              hint={text.categoriesHint}
              error={mistakes.categoryIds}
              chosen={categories}
              onChange={(chosenOnes) => choose({ categories: chosenOnes })}
            />
            <SubjectPicker
              kind="sellers"
              label={text.sellers}
              hint={text.sellersHint}
              error={mistakes.organizationIds}
              chosen={sellers}
              onChange={(chosenOnes) => choose({ sellers: chosenOnes })}
            />
          </div>
          <p className="sm muted">{text.fixedTerms}</p>
          <Button type="submit" size="xlarge" busy={create.isPending}>
            {words.create}
          </Button>
        </KeptForm>
      </Card>
    </>
  )
}
