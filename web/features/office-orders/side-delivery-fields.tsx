import type { SideChange } from '@okolitsa/contracts/office-orders/side-change.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import { bareLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { lazy, Suspense } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { MapPinIcon } from '../../ui/icons.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = officeOrderHelp.sideChange

/** Changes of the delivery that the customer asked for; empty fields stay as they are. */
export interface TypedDelivery {
  readonly date: string
  /** Typed words of the address, and the chosen suggestion; only that has coordinates. */
  readonly address: string
  readonly place: Location | null
  readonly flat: string
  readonly name: string
  readonly phone: string
}
export const NO_DELIVERY: TypedDelivery = { date: '', address: '', place: null, flat: '', name: '', phone: '' }

/** True = a field is typed in part: an address that is not chosen, or a recipient without name or phone. */
export const isHalfTyped = ({ address, place, name, phone }: TypedDelivery): boolean =>
  (address.trim() !== '' && !(place?.street && place.house)) || (name.trim() === '') !== (phoneOf(phone) === '')

export const isUntouched = ({ date, address, name, phone }: TypedDelivery): boolean =>
  [date, address.trim(), name.trim(), phoneOf(phone)].every((typed) => typed === '')

type DeliveryChange = Extract<SideChange, { kind: 'delivery' }>

const placeOf = (chosen: Location, flat: string): NonNullable<DeliveryChange['place']> => {
  const { regionCode, ...location } = bareLocation(chosen)
  const code = regionCode as NonNullable<DeliveryChange['place']>['regionCode']
  return { ...location, regionCode: code, ...NO_DOOR, flat: flat.trim() || null }
}

export function deliveryChangeOf({ date, place, flat, name, phone }: TypedDelivery): DeliveryChange {
  return {
    kind: 'delivery',
    ...(date !== '' && { date }),
    ...(place?.street && place.house && { place: placeOf(place, flat) }),
    ...(name.trim() !== '' && phoneOf(phone) !== '' && { recipient: { name: name.trim(), phone: phoneOf(phone) } }),
  }
}

/** Another address of a courier's order, and another recipient. */
export function SideDeliveryFields({
  isCourier,
  typed,
  onType,
}: {
  isCourier: boolean
  typed: TypedDelivery
  onType: (part: Partial<TypedDelivery>) => void
}) {
  const { address, place, flat, name, phone } = typed
  const { found, isEmpty } = useAddressSearch(place ? '' : address)
  return (
    <>
      {isCourier && (
        <>
          <Suspense>
            <ComboBox
              label={text.address}
              hint={text.addressHint}
              inputValue={address}
              icon={MapPinIcon}
              items={found.map((one, index) => ({ id: String(index), title: one.title }))}
              emptyText={isEmpty ? checkout.addressNothing : undefined}
              onInputChange={(words) => onType({ address: words, ...(words !== place?.title && { place: null }) })}
              onSelect={(id) => {
                const chosen = found[Number(id)]
                if (chosen) onType({ address: chosen.title, place: chosen })
              }}
            />
          </Suspense>
          {place && (
            <TextField
              label={text.flat}
              maxLength={20}
              value={flat}
              autoComplete="off"
              onChange={({ target }) => onType({ flat: target.value })}
            />
          )}
        </>
      )}
      <TextField
        label={text.recipient}
        hint={text.recipientHint}
        maxLength={60}
        value={name}
        autoComplete="off"
        onChange={({ target }) => onType({ name: target.value })}
      />
      <PhoneField label={text.phone} value={phone} onValueChange={(value) => onType({ phone: value })} />
    </>
  )
}
