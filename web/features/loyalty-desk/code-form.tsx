import { normalizePromoCode, type PromoKind } from '@okolitsa/domain/loyalty/promo-code.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { loyaltyDesk as words } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { type SyntheticEvent, useState } from 'react'
import type { NewCode } from '../../data/loyalty/desk/use-offers.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberOrNone, numberTyped } from '../../platform/forms/typed-number.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './offers.module.css'

const text = words.codes
const KINDS = (['percent', 'fixed'] as const).map((value) => ({ value, title: text.kinds[value] }))
const NUMBERS = ['value', 'minSum', 'totalLimit', 'perCustomerLimit'] as const

/** Form of a new promo code with its text for customers. */
export default function CodeForm({
  today,
  saving,
  onSave,
  onClose,
}: {
  /** The current day in the seller's time zone. */
  today: string
  saving: { readonly isPending: boolean; readonly error: Error | null }
  onSave: (code: NewCode) => void
  onClose: () => void
}) {
  const reference = useDayReference()
  const [form, setForm] = useState({
    code: '',
    kind: 'percent' as PromoKind,
    value: '10',
    minSum: '',
    fromDate: today,
    toDate: '',
    totalLimit: '',
    perCustomerLimit: '',
    isListed: true,
  })
  const [isAsked, setAsked] = useState(false)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const body = {
    ...form,
    value: numberTyped(form.value),
    minSum: numberOrNone(form.minSum) ?? 0,
    toDate: form.toDate || null,
    totalLimit: numberOrNone(form.totalLimit),
    perCustomerLimit: numberOrNone(form.perCustomerLimit),
  }
  const mistakes = fieldErrorsOf(saving.error)
  const mistakeOf = (name: (typeof NUMBERS)[number]) =>
    isAsked && Number.isNaN(body[name]) ? text.number : mistakes[name]
  const isReadable = NUMBERS.every((name) => !Number.isNaN(body[name]))
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isReadable && !saving.isPending) onSave(body)
  }
  const field = (name: 'code' | 'fromDate' | 'toDate' | (typeof NUMBERS)[number]) => ({
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={text.close} title={text.add} size="medium">
      <KeptForm
        id="promo-code"
        sending={{ isPending: saving.isPending, isError: saving.error !== null }}
        state={{ kind: form.kind }}
        onRestore={change}
        className="stack g4"
        noValidate
        onSubmit={save}
      >
        <TextField {...field('code')} label={text.code} hint={text.codeHint} error={mistakes.code} maxLength={60} />
        <Segmented label={text.kind} value={form.kind} items={KINDS} onValueChange={(kind) => change({ kind })} />
        <div className={css.pair}>
          <TextField
            {...field('value')}
            label={text[form.kind]}
            error={mistakeOf('value')}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField
            {...field('minSum')}
            label={text.minSum}
            hint={text.minSumHint}
            error={mistakeOf('minSum')}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField {...field('fromDate')} type="date" label={text.from} error={mistakes.fromDate} />
          <TextField
            {...field('toDate')}
            type="date"
            min={form.fromDate}
            label={text.to}
            hint={text.toHint}
            error={mistakes.toDate}
          />
          <TextField
            {...field('totalLimit')}
            label={text.totalLimit}
            hint={text.limitHint}
            error={mistakeOf('totalLimit')}
            inputMode="numeric"
            maxLength={7}
          />
          <TextField
            {...field('perCustomerLimit')}
            label={text.perCustomerLimit}
            hint={text.limitHint}
            error={mistakeOf('perCustomerLimit')}
            inputMode="numeric"
            maxLength={7}
          />
        </div>
        <Switch
          checked={form.isListed}
          note={text.isListedNote}
          onChange={({ target }) => change({ isListed: target.checked })}
        >
          {text.isListed}
        </Switch>
        {form.code.trim() !== '' && isReadable && (
          <div className={css.preview}>
            <b>{text.preview}</b>
            <p>
              {text.previewText(
                normalizePromoCode(form.code),
                loyalty.promoTitle(body),
                text.until(body.toDate, reference),
              )}
            </p>
          </div>
        )}
        <Button type="submit" size="xlarge" block busy={saving.isPending}>
          {text.create}
        </Button>
      </KeptForm>
    </Modal>
  )
}
