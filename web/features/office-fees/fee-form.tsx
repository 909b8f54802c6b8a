import type { FeePreviewAnswer } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { SALE_CHANNELS, SALE_TRADES, type SaleChannel, type SaleTrade } from '@okolitsa/domain/fees/commission.ts'
import { DELIVERY_KINDS, type DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeFees } from '@okolitsa/strings/ru/office-fees.ts'
import { lazy, Suspense, useState } from 'react'
import { useFeeActions, useFeeSubjects } from '../../data/office/use-fees.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberOrNone, numberTyped } from '../../platform/forms/typed-number.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './fees.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = officeFees.form
const NOTHING = { seller: null, categoryId: '', trade: '', channel: '', deliveryKind: '', isOfPrice: false } as const

interface Choice {
  readonly seller: { readonly id: number; readonly title: string } | null
  readonly categoryId: string
  readonly trade: SaleTrade | ''
  readonly channel: SaleChannel | ''
  readonly deliveryKind: DeliveryKind | ''
  readonly isOfPrice: boolean
}

const itemsOf = <Value extends string>(values: readonly Value[], titles: Readonly<Record<Value, string>>) => [
  { value: '', title: text.any },
  ...values.map((value) => ({ value, title: titles[value] })),
]

/** A new rule: what it would have changed is counted before it is sent for approval. */
export function FeeForm() {
  const { preview, propose } = useFeeActions()
  const [search, setSearch] = useState('')
  const { data } = useFeeSubjects(search.trim())
  const tomorrow = plusDays(dayIn(SHOP_TIME_ZONE, useDayReference().now), 1)
  const [typed, setTyped] = useState({
    percent: '',
    floor: '',
    ceiling: '',
    fixed: '',
    fromDay: tomorrow,
    untilDay: '',
  })
  const [choice, setChoice] = useState<Choice>(NOTHING)
  const [isAsked, setAsked] = useState(false)
  const choose = (part: Partial<Choice>) => {
    preview.reset()
    setChoice((now) => ({ ...now, ...part }))
  }
  const body = {
    organizationId: choice.seller?.id ?? null,
    categoryId: choice.categoryId === '' ? null : Number(choice.categoryId),
    trade: choice.trade || null,
    channel: choice.channel || null,
    deliveryKind: choice.deliveryKind || null,
    base: choice.isOfPrice ? ('price' as const) : ('sold' as const),
    percent: numberTyped(typed.percent),
    floor: numberOrNone(typed.floor) ?? 0,
    ceiling: numberOrNone(typed.ceiling),
    fixed: numberOrNone(typed.fixed) ?? 0,
    fromDay: typed.fromDay,
    untilDay: typed.untilDay || null,
  }
  const mistakes = { ...fieldErrorsOf(preview.error), ...fieldErrorsOf(propose.error) }
  const isReadable = (['percent', 'floor', 'ceiling', 'fixed'] as const).every((name) => !Number.isNaN(body[name]))
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    autoComplete: 'off',
    error: isAsked && Number.isNaN(body[name]) ? text.number : mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => {
      preview.reset()
      setTyped((now) => ({ ...now, [name]: target.value }))
    },
  })
  const number = (name: keyof typeof typed) => ({ ...field(name), inputMode: 'decimal' as const, maxLength: 12 })
  const isShown = preview.data !== undefined
  return (
    <Card as="section" aria-label={text.title}>
      <KeptForm
        id="fee-rule"
        sending={propose}
        state={choice}
        onRestore={choose}
        className="stack g3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!isReadable || preview.isPending || propose.isPending) return
          if (!isShown) return preview.mutate(body)
          propose.mutate(body, {
            onSuccess: () => {
              choose(NOTHING)
              setAsked(false)
              setTyped((now) => ({ ...now, percent: '', floor: '', ceiling: '', fixed: '', untilDay: '' }))
            },
          })
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <Suspense>
          <ComboBox
            label={text.seller}
            hint={text.sellerHint}
            error={mistakes.organizationId}
            inputValue={search}
            onInputChange={setSearch}
            emptyText={text.noSeller}
            items={(data?.sellers ?? []).map(({ id, title }) => ({ id: String(id), title }))}
            onSelect={(chosenId) => {
              setSearch('')
              choose({ seller: (data?.sellers ?? []).find(({ id }) => String(id) === chosenId) ?? null })
            }}
          />
        </Suspense>
        {choice.seller && (
          <div>
            <Chip removable aria-label={text.remove(choice.seller.title)} onClick={() => choose({ seller: null })}>
              {choice.seller.title}
            </Chip>
          </div>
        )}
        <Select
          label={text.category}
          error={mistakes.categoryId}
          items={[
            { value: '', title: text.anyCategory },
            ...(data?.categories ?? []).map(({ id, title }) => ({ value: String(id), title })),
          ]}
          value={choice.categoryId}
          onChange={({ target }) => choose({ categoryId: target.value })}
        />
        <div className={css.pair}>
          <Select
            label={text.trade}
            items={itemsOf(SALE_TRADES, officeFees.trades)}
            value={choice.trade}
            onChange={({ target }) => choose({ trade: target.value as Choice['trade'] })}
          />
          <Select
            label={text.channel}
            items={itemsOf(SALE_CHANNELS, officeFees.channels)}
            value={choice.channel}
            onChange={({ target }) => choose({ channel: target.value as Choice['channel'] })}
          />
          <Select
            label={text.kind}
            items={itemsOf(DELIVERY_KINDS, officeFees.kinds)}
            value={choice.deliveryKind}
            onChange={({ target }) => choose({ deliveryKind: target.value as Choice['deliveryKind'] })}
          />
          <TextField {...number('percent')} label={text.percent} />
          <TextField {...number('floor')} label={text.floor} />
          <TextField {...number('ceiling')} label={text.ceiling} hint={text.none} />
          <TextField {...number('fixed')} label={text.fixed} />
          <TextField {...field('fromDay')} type="date" label={text.fromDay} />
          <TextField {...field('untilDay')} type="date" min={typed.fromDay} label={text.untilDay} />
        </div>
        <Checkbox checked={choice.isOfPrice} onChange={({ target }) => choose({ isOfPrice: target.checked })}>
          {text.isOfPrice}
        </Checkbox>
        {preview.data && <Preview preview={preview.data} />}
        <Button
          type="submit"
          busy={preview.isPending || propose.isPending}
          disabled={preview.data !== undefined && preview.data.notBefore !== null}
        >
          {isShown ? text.send : text.preview}
        </Button>
      </KeptForm>
    </Card>
  )
}

/** Fees of the last 30 days without and with the rule, and when sellers are notified. */
function Preview({ preview }: { preview: FeePreviewAnswer }) {
  const words = officeFees.preview
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const { before, after, goods, orders, sellers, most, touched, raised, notBefore, isCut } = preview
  return (
    <section className="stack g2" aria-label={words.title} role="status">
      <h3>{words.title}</h3>
      <SumList
        items={[
          { title: `${words.ours}: ${words.was}`, value: formatPrice(before) },
          { title: `${words.ours}: ${words.will}`, value: formatPrice(after) },
          ...most.map((one) => ({ title: one.title, value: `${formatPrice(one.before)} → ${formatPrice(one.after)}` })),
        ]}
      />
      <p className="sm muted">{words.of(orders, goods, sellers)}</p>
      {isCut && <p className="sm muted">{words.cut}</p>}
      <p className="sm">{[words.touched(touched), raised > 0 ? words.raised(raised) : words.lower].join('. ')}</p>
      {notBefore !== null && <b>{words.notBefore(notBefore, reference)}</b>}
    </section>
  )
}
