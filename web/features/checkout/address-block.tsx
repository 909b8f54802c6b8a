import { DOOR_FIELDS, type Door, typedDoor } from '@okolitsa/domain/geo/door.ts'
import { bareLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { doorText } from '@okolitsa/strings/ru/door.ts'
import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { visitor } from '../../data/visitor/visitor.ts'
import { Chip } from '../../ui/chip.tsx'
import { DoorFields } from '../../ui/door-fields.tsx'
import { AddressField, addressLine } from './address-field.tsx'
import { type CheckoutForm, hasDoor } from './checkout-form.ts'
import css from './fields.module.css'
import { HousePoint } from './house-point.tsx'

export interface SavedAddress extends Location, Door {
  readonly id: number
  /** The customer's label of the address; null = none. */
  readonly label: string | null
}

export function AddressBlock({
  saved,
  organizationIds,
  outOfReach,
  needsPoint,
}: {
  saved: readonly SavedAddress[]
  organizationIds: readonly number[]
  /** Reason why delivery to the address is impossible; undefined = it is possible. */
  outOfReach: string | undefined
  /** The courier serves a part of the town only: the house must be marked on the map. */
  needsPoint: boolean
}) {
  const { control, register, setValue, clearErrors, formState } = useFormContext<CheckoutForm>()
  const pick = (address: Location) => {
    const place = bareLocation(address)
    setValue('place', place)
    setValue('addressText', addressLine(place))
    clearErrors('addressText')
    // header, carts and sums use the same place
    if (hasDoor(place)) visitor.chooseLocation(place)
  }
  const place = useWatch({ control, name: 'place' })
  const [pointed, setPointed] = useState<Location['coords'] | null>(null)
  const isPointed = pointed?.latitude === place?.coords.latitude && pointed?.longitude === place?.coords.longitude
  return (
    <div className="stack g4">
      {saved.length > 0 && (
        <fieldset className={css.saved}>
          <legend className="visually-hidden">{text.saved}</legend>
          {saved.map((address) => (
            <Chip
              key={address.id}
              onClick={() => {
                const door = typedDoor(address)
                for (const field of DOOR_FIELDS) setValue(field, door[field])
                pick(address)
              }}
            >
              {address.label ?? addressLine(address)}
            </Chip>
          ))}
        </fieldset>
      )}
      <Controller
        control={control}
        name="addressText"
        render={({ field }) => (
          <AddressField
            value={field.value}
            error={formState.errors.addressText?.message ?? outOfReach}
            onType={(typed) => {
              if (typed === field.value) return
              field.onChange(typed)
              setValue('place', null)
            }}
            onPick={pick}
          />
        )}
      />
      {hasDoor(place) && (needsPoint || isPointed) && (
        <HousePoint
          place={place}
          organizationIds={organizationIds}
          isNeeded={needsPoint}
          onPoint={(house) => {
            setPointed(house.coords)
            pick(house)
          }}
        />
      )}
      <DoorFields words={doorText} fieldOf={register} />
    </div>
  )
}
