import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { lazy, Suspense, useState } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { MapPinIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { groundAt } from './ground-place.ts'
import type { GroundRow } from './piece-form.ts'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))

/** The address of a ground; a chosen suggestion fills its city, region and coordinates, too. */
export function GroundAddress({
  row: { city, address },
  error,
  change,
}: {
  row: GroundRow
  error: string | undefined
  change: (part: Partial<GroundRow>) => void
}) {
  const [settled, setSettled] = useState(address)
  const isTyped = address !== settled && address.trim() !== ''
  const { found, isEmpty } = useAddressSearch(isTyped ? [city.trim(), address].filter(Boolean).join(', ') : '')
  return (
    <Suspense fallback={<Skeleton height={76} />}>
      <ComboBox
        label={text.ground.address}
        hint={text.ground.addressHint}
        error={error}
        inputValue={address}
        icon={MapPinIcon}
        items={found.map((one, index) => ({ id: String(index), title: one.title }))}
        emptyText={isEmpty ? text.ground.noAddress : undefined}
        onInputChange={(words) => change({ address: words })}
        onSelect={(id) => {
          const place = found[Number(id)]
          if (!place) return
          const ground = groundAt(place, address)
          setSettled(ground.address)
          change(ground)
        }}
      />
    </Suspense>
  )
}
