import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { lazy, Suspense, useState } from 'react'
import type { TradePlaceForm as Form, useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OpenHours } from './open-hours.tsx'
import css from './shipping.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = words.tradePlaces
const EVERY_DAY = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '18:00' }]

export function TradePlaceForm({
  place,
  saving,
  onSave,
  onClose,
  onRemove,
}: {
  /** The place; null = a new one. */
  place: Shipping['tradePlaces'][number] | null
  saving: ReturnType<typeof useShipping>['tradePlaces']
  onSave: (form: Form) => void
  onClose: () => void
  onRemove?: () => void
}) {
  const [typed, setTyped] = useState(place?.address ?? '')
  /** The chosen address; null = none. Typed text without a choice is not an address. */
  const [where, setWhere] = useState<Pick<Form, 'address' | 'city' | 'regionCode' | 'coords'> | null>(
    place && { ...place, regionCode: place.regionCode as RegionCode },
  )
  const [hours, setHours] = useState(place?.hours ?? EVERY_DAY)
  const [isAsked, setAsked] = useState(false)
  const { found, isEmpty } = useAddressSearch(typed === where?.address ? '' : typed)
  const mistakes = fieldErrorsOf(saving.error)
  const noPlace = isAsked && typed !== where?.address ? text.choose : undefined
  return (
    <KeptForm
      id={`trade-place-${place?.id ?? 'new'}`}
      sending={saving}
      state={{ typed, where, hours }}
      onRestore={(kept) => {
        setTyped(kept.typed)
        setWhere(kept.where)
        setHours(kept.hours)
      }}
      method="post"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!where || typed !== where.address) return
        const title = String(new FormData(event.currentTarget).get('title') ?? '')
        const { address, city, regionCode, coords } = where
        onSave({ title, address, city, regionCode, coords, hours, days: place?.days ?? null })
      }}
    >
      <TextField
        name="title"
        label={text.name}
        defaultValue={place?.title}
        maxLength={120}
        required
        error={mistakes.title}
      />
      <Suspense fallback={<Skeleton height={76} />}>
        <ComboBox
          label={text.address}
          inputValue={typed}
          icon={MapPinIcon}
          error={noPlace ?? mistakes.address}
          items={found.map((one, index) => ({ id: String(index), title: one.title }))}
          emptyText={isEmpty ? words.check.nothing : undefined}
          onInputChange={setTyped}
          onSelect={(id) => {
            const one = found[Number(id)]
            if (!one) return
            setTyped(one.title)
            const city = one.city ?? one.settlement ?? one.region
            setWhere({ address: one.title, city, regionCode: one.regionCode as RegionCode, coords: one.coords })
          }}
        />
      </Suspense>
      <OpenHours hours={hours} error={mistakes.hours} onChange={setHours} />
      <div className={css.actions}>
        <Button type="submit" busy={saving.isPending}>
          {words.save}
        </Button>
        <Button reads look="secondary-gray" onClick={onClose}>
          {words.cancel}
        </Button>
        {onRemove && (
          <Button look="secondary-gray" onClick={onRemove}>
            {text.close}
          </Button>
        )}
      </div>
    </KeptForm>
  )
}
