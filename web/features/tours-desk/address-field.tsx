import type { Location } from '@okolitsa/domain/geo/location.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { MapPinIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))

/** An address with suggestions that have coordinates; typed text alone has none. */
export function AddressField({
  label,
  hint,
  error,
  value,
  onType,
  onChoose,
}: {
  label: string
  hint: string
  error?: string | undefined
  value: string
  onType: (words: string) => void
  onChoose: (place: Location) => void
}) {
  const [chosen, setChosen] = useState(value)
  const { found, isEmpty } = useAddressSearch(value === chosen ? '' : value)
  return (
    <Suspense fallback={<Skeleton height={76} />}>
      <ComboBox
        label={label}
        hint={hint}
        error={error}
        inputValue={value}
        icon={MapPinIcon}
        items={found.map((one, index) => ({ id: String(index), title: one.title }))}
        emptyText={isEmpty ? text.noAddress : undefined}
        onInputChange={onType}
        onSelect={(id) => {
          const one = found[Number(id)]
          if (!one) return
          setChosen(one.title)
          onChoose(one)
        }}
      />
    </Suspense>
  )
}
