import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { useState } from 'react'
import type { ShippingRateForm, useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { areasToSave, type BegunArea } from './begun-area.ts'
import { newArea, RateAreas } from './rate-areas.tsx'
import { RateHours } from './rate-hours.tsx'
import css from './shipping.module.css'

const text = words.rates

/** A typed sum in roubles; null = empty. */
const sumOf = (typed: FormDataEntryValue | null): number | null => {
  const plain = String(typed ?? '')
    .replace(/\s/g, '')
    .replace(',', '.')
  return plain === '' ? null : Number(plain)
}

export function RateForm({
  organizationId,
  rate,
  shipping,
  isKitchen,
  place,
  saving,
  onSave,
  onClose,
  onRemove,
}: {
  organizationId: number
  /** The rate; null = a new one. */
  rate: Shipping['rates'][number] | null
  shipping: Shipping
  isKitchen: boolean
  /** Index in the list, used by error messages. */
  place: number
  saving: ReturnType<typeof useShipping>['rates']
  onSave: (form: ShippingRateForm) => void
  onClose: () => void
  onRemove?: () => void
}) {
  const [areas, setAreas] = useState<ShippingRateForm['areas']>(rate?.areas ?? [])
  const [hours, setHours] = useState<ShippingRateForm['hours']>(rate?.hours ?? null)
  const [isPutting, setPutting] = useState(rate === null)
  /** An area in the form that is not added to the rate yet. */
  const [begun, setBegun] = useState<BegunArea | null>(null)
  const [isAsked, setAsked] = useState(false)
  const taken = areasToSave(areas, begun, newArea)
  const mistakes = fieldErrorsOf(saving.error)
  const mistakeOf = (field: string) => mistakes[`rates.${place}.${field}`]
  const submit = (data: FormData, whole: ShippingRateForm['areas']) => {
    onSave({
      title: String(data.get('title') ?? ''),
      price: sumOf(data.get('price')) ?? 0,
      minOrderSum: sumOf(data.get('least')) ?? 0,
      freeDeliverySum: sumOf(data.get('free')),
      minOrderSumForSubscribers: rate?.minOrderSumForSubscribers ?? null,
      freeDeliverySumForSubscribers: rate?.freeDeliverySumForSubscribers ?? null,
      isDefault: rate?.isDefault ?? shipping.rates.length === 0,
      hours,
      slotCapacity: sumOf(data.get('most')),
      areas: whole,
    })
  }
  return (
    <KeptForm
      id={`rate-${organizationId}-${rate ? place : 'new'}`}
      sending={saving}
      state={{ areas, hours, isPutting }}
      onRestore={(kept) => {
        setAreas(kept.areas)
        setHours(kept.hours)
        setPutting(kept.isPutting)
      }}
      method="post"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if ('areas' in taken) submit(new FormData(event.currentTarget), [...taken.areas])
        else setPutting(true)
      }}
    >
      <TextField
        name="title"
        label={text.name}
        defaultValue={rate?.title}
        maxLength={120}
        required
        error={mistakeOf('title')}
      />
      <div className={css.sums}>
        <TextField
          name="price"
          label={text.price}
          defaultValue={rate?.price}
          inputMode="decimal"
          required
          error={mistakeOf('price')}
        />
        <TextField
          name="least"
          label={text.least}
          defaultValue={rate?.minOrderSum ?? 0}
          inputMode="decimal"
          error={mistakeOf('minOrderSum')}
        />
        <TextField
          name="free"
          label={text.free}
          hint={text.freeHint}
          defaultValue={rate?.freeDeliverySum ?? ''}
          inputMode="decimal"
          error={mistakeOf('freeDeliverySum')}
        />
      </div>
      {!isKitchen && (
        <>
          <TextField
            name="most"
            label={text.most}
            hint={text.mostHint}
            defaultValue={rate?.slotCapacity ?? ''}
            inputMode="numeric"
            error={mistakeOf('slotCapacity')}
          />
          <RateHours hours={hours} schedule={shipping.schedule} mistakeOf={mistakeOf} onChange={setHours} />
        </>
      )}
      <RateAreas
        organizationId={organizationId}
        shipping={shipping}
        rate={rate}
        areas={areas}
        mistakeOf={mistakeOf}
        isPutting={isPutting}
        mistake={isAsked && 'mistake' in taken ? taken.mistake : undefined}
        onPutting={setPutting}
        onBegun={setBegun}
        onChange={setAreas}
      />
      <div className={css.actions}>
        <Button type="submit" busy={saving.isPending}>
          {words.save}
        </Button>
        <Button reads look="secondary-gray" onClick={onClose}>
          {words.cancel}
        </Button>
        {onRemove && (
          <Button look="secondary-gray" onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </div>
    </KeptForm>
  )
}
