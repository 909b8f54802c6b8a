import type { Location } from '@okolitsa/domain/geo/location.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { locationPickerText } from '@okolitsa/strings/ru/location-picker.ts'
import { lazy, Suspense } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { MapPinIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))

export const addressLine = (place: Location): string => place.title

/** An address with suggestions; only a suggestion with street and house is a choice. */
export function AddressField({
  value,
  error,
  onType,
  onPick,
}: {
  value: string
  error?: string | undefined
  onType: (text: string) => void
  onPick: (place: Location) => void
}) {
  const { found, isEmpty, isGuessed } = useAddressSearch(value)
  return (
    <Suspense fallback={<Skeleton height={76} />}>
      <ComboBox
        label={text.address}
        name="address"
        inputValue={value}
        placeholder={text.addressPlaceholder}
        hint={text.addressHint}
        error={error}
        icon={MapPinIcon}
        items={found.map((place, index) => ({
          id: String(index),
          title: addressLine(place),
          note: isGuessed ? locationPickerText.otherPlace : undefined,
        }))}
        emptyText={isEmpty ? text.addressNothing : undefined}
        onInputChange={onType}
        onSelect={(id) => {
          const place = found[Number(id)]
          if (place) onPick(place)
        }}
      />
    </Suspense>
  )
}
