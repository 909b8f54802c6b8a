import type { Location } from '@okolitsa/domain/geo/location.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { visitor } from '../../session/visitor.ts'
import { MapPinIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
/** Shorter than this, suggestions are a guess. */
const FEWEST_LETTERS = 3

/** One line of an address: town, street and house. */
export const addressLine = (place: Location): string => place.title

/** An address with suggestions; only a suggestion with street and house counts as chosen. */
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
  const asked = useDeferredValue(value.trim())
  const { data } = useQuery({
    queryKey: ['addresses-found', asked],
    queryFn: ({ signal }) => visitor.state().api.geo.findAddresses({ params: { text: asked }, signal }),
    enabled: asked.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  const found = asked.length >= FEWEST_LETTERS ? (data?.items ?? []) : []
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
        items={found.map((place, index) => ({ id: String(index), title: addressLine(place) }))}
        emptyText={data && asked.length >= FEWEST_LETTERS ? text.addressNothing : undefined}
        onInputChange={onType}
        onSelect={(id) => {
          const place = found[Number(id)]
          if (place) onPick(place)
        }}
      />
    </Suspense>
  )
}
