import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { PromoKind } from '@okolitsa/domain/loyalty/promo-code.ts'
import { PROMO_TRADES, type PromoTrade } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { loyaltyDesk } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import { lazy, Suspense, useState } from 'react'
import { useMarketCodeActions, usePromoSubjects } from '../../data/office/use-promo-codes.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberOrNone, numberTyped } from '../../platform/forms/typed-number.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './promo.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const words = loyaltyDesk.codes
const KINDS = (['percent', 'fixed'] as const).map((value) => ({ value, title: words.kinds[value] }))
const NUMBERS = ['value', 'minSum', 'maxDiscount', 'budget', 'totalLimit', 'perCustomerLimit'] as const

interface Subject {
  readonly id: number
  readonly title: string
}
interface Choice {
  readonly kind: PromoKind
  readonly isFirstOrder: boolean
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
  })
  const [choice, setChoice] = useState<Choice>({
    kind: 'percent',
    isFirstOrder: false,
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
          </div>
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
          <SubjectFields choice={choice} errors={mistakes} onChange={choose} />
          <p className="sm muted">{text.fixedTerms}</p>
          <Button type="submit" size="xlarge" busy={create.isPending}>
            {words.create}
          </Button>
        </KeptForm>
      </Card>
    </>
  )
}

/** Categories and sellers to which the code is limited. */
function SubjectFields({
  choice: { categories, sellers },
  errors,
  onChange,
}: {
  choice: Choice
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<Choice>) => void
}) {
  const [search, setSearch] = useState('')
  const { data } = usePromoSubjects(search.trim())
  const others = (data?.categories ?? []).filter(({ id }) => !categories.some((one) => one.id === id))
  const chips = (chosen: readonly Subject[], name: 'categories' | 'sellers') =>
    chosen.length > 0 && (
      <div className={css.chips}>
        {chosen.map(({ id, title }) => (
          <Chip
            key={id}
            removable
            aria-label={text.remove(title)}
            onClick={() => onChange({ [name]: chosen.filter((one) => one.id !== id) })}
          >
            {title}
          </Chip>
        ))}
      </div>
    )
  return (
    <div className={css.pair}>
      <div className="stack g2">
        <Select
          label={text.categories}
          items={[
            { value: '', title: categories.length === 0 ? text.anyCategory : text.addCategory },
            ...others.map(({ id, title }) => ({ value: String(id), title })),
          ]}
          value=""
          onChange={({ target }) =>
            onChange({ categories: [...categories, ...others.filter(({ id }) => String(id) === target.value)] })
          }
        />
        {chips(categories, 'categories')}
      </div>
      <div className="stack g2">
        <Suspense>
          <ComboBox
            label={text.sellers}
            hint={text.sellersHint}
            error={errors.organizationIds}
            inputValue={search}
            onInputChange={setSearch}
            emptyText={text.noSeller}
            items={(data?.sellers ?? []).map(({ id, title }) => ({ id: String(id), title }))}
            onSelect={(chosenId) => {
              setSearch('')
              const found = (data?.sellers ?? []).filter(
                ({ id }) => String(id) === chosenId && !sellers.some((one) => one.id === id),
              )
              onChange({ sellers: [...sellers, ...found] })
            }}
          />
        </Suspense>
        {chips(sellers, 'sellers')}
      </div>
    </div>
  )
}
