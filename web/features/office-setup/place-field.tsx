import type { Location } from '@okolitsa/domain/geo/location.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { lazy, Suspense, useState } from 'react'
import { usePlaceSearch } from '../../data/geo/use-place-search.ts'
import { MapPinIcon } from '../../ui/icons.ts'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = marketSetup.identity

/** The place of visitors who have not named theirs. An emptied field means none. */
export function PlaceField({
  place,
  error,
  onChange,
}: {
  place: Location | null
  error: string | undefined
  onChange: (place: Location | null) => void
}) {
  const [typed, setTyped] = useState(place?.title ?? '')
  const { places, state } = usePlaceSearch(typed)
  return (
    <Suspense>
      <ComboBox
        label={text.place}
        inputValue={typed}
        hint={text.placeHint}
        error={error}
        icon={MapPinIcon}
        items={places.map(({ title }, index) => ({ id: String(index), title }))}
        emptyText={state === 'nothing' ? text.noPlace : undefined}
        onInputChange={(value) => {
          setTyped(value)
          if (value.trim() === '') onChange(null)
        }}
        onSelect={(id) => {
          const chosen = places[Number(id)]
          if (!chosen) return
          setTyped(chosen.title)
          onChange(chosen)
        }}
      />
    </Suspense>
  )
}
