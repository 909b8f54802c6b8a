import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { REGION_CODES, type RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { usePlaceSearch } from '../../data/geo/use-place-search.ts'
import { Button } from '../../ui/button.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Area } from './area.ts'
import type { AreaMistake, BegunArea } from './begun-area.ts'
import css from './shipping.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = words.rates
const KINDS = ['radius', 'polygon', 'city', 'region', 'country'] as const
const DEFAULT_KILOMETRES = 15
const METRES = 1_000
const MAX_REGIONS = 12
const REGIONS = REGION_CODES.map((value) => ({ value, title: REGION_TITLES[value] })).toSorted((a, b) =>
  a.title.localeCompare(b.title, 'ru'),
)

/** Another area of a rate, drawn on the map or chosen from lists. */
export function AreaForm({
  shipping,
  mistake,
  onDraw,
  onPut,
  onBegun,
  onClose,
}: {
  shipping: Shipping
  onDraw: (begun: Extract<Area, { kind: 'radius' | 'polygon' }>) => void
  onPut: (area: Area) => void
  /** Reason why the rate cannot be saved; undefined = it can. */
  mistake: AreaMistake | undefined
  onBegun: (begun: BegunArea | null) => void
  /** Called to close the form; absent = the rate has no other area yet. */
  onClose?: (() => void) | undefined
}) {
  const [isTouched, setTouched] = useState(false)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('radius')
  const [kilometres, setKilometres] = useState(String(DEFAULT_KILOMETRES))
  const [named, setNamed] = useState<Area | null>(null)
  const metres = Math.round(Number(kilometres.replace(',', '.')) * METRES)
  const circle = metres > 0 ? ({ kind: 'radius', center: { ...shipping.coords }, metres } as const) : null
  const area: Area | null = kind === 'country' ? { kind } : kind === 'radius' ? circle : named
  const serialized = JSON.stringify({ kind, area, isTouched })
  const notifyParent = useEffectEvent(onBegun)
  useEffect(() => notifyParent(JSON.parse(serialized)), [serialized])
  useEffect(() => () => notifyParent(null), [])
  const mistakeHere = mistake !== undefined && area === null ? text.unfinished[kind] : undefined
  return (
    // both typing and choosing raise `input`
    <div className={css.put} onInput={() => setTouched(true)}>
      <Select
        label={text.kind}
        value={kind}
        items={KINDS.map((value) => ({ value, title: text.kinds[value] }))}
        onChange={(event) => {
          setKind(event.target.value as (typeof KINDS)[number])
          setNamed(null)
        }}
      />
      {kind === 'radius' && (
        <TextField
          label={text.radius}
          value={kilometres}
          inputMode="decimal"
          error={mistakeHere}
          onChange={(event) => setKilometres(event.target.value)}
        />
      )}
      <Suspense fallback={<Skeleton height={76} />}>
        {kind === 'region' && <RegionChoice error={mistakeHere} onChoose={setNamed} />}
        {kind === 'city' && <CityChoice error={mistakeHere} onChoose={setNamed} />}
      </Suspense>
      {kind === 'polygon' && mistakeHere && (
        <p role="alert" className={css.mistake}>
          {mistakeHere}
        </p>
      )}
      <div className={css.actions}>
        {kind !== 'polygon' && (
          <Button look="secondary" size="medium" disabled={area === null} onClick={() => area && onPut(area)}>
            {text.put}
          </Button>
        )}
        {kind === 'radius' && circle && (
          <Button look="secondary-gray" size="medium" icon={MapPinIcon} onClick={() => onDraw(circle)}>
            {text.onMap}
          </Button>
        )}
        {kind === 'polygon' && (
          <Button
            look="secondary"
            size="medium"
            icon={MapPinIcon}
            onClick={() => onDraw({ kind: 'polygon', points: [] })}
          >
            {text.draw}
          </Button>
        )}
        {onClose && (
          <Button reads look="secondary-gray" size="medium" onClick={onClose}>
            {text.noMore}
          </Button>
        )}
      </div>
    </div>
  )
}

type Choice = { error: string | undefined; onChoose: (area: Area | null) => void }

function RegionChoice({ error, onChoose }: Choice) {
  const [typed, setTyped] = useState('')
  const wanted = foldedText(typed)
  const found = REGIONS.filter(({ title }) => foldedText(title).includes(wanted)).slice(0, MAX_REGIONS)
  return (
    <ComboBox
      label={text.region}
      inputValue={typed}
      hint={text.chooseRegion}
      error={error}
      items={found.map(({ value, title }) => ({ id: value, title }))}
      emptyText={text.noSuchRegion}
      onInputChange={(value) => {
        setTyped(value)
        onChoose(null)
      }}
      onSelect={(id) => {
        const regionCode = id as RegionCode
        setTyped(REGION_TITLES[regionCode])
        onChoose({ kind: 'region', regionCode })
      }}
    />
  )
}

function CityChoice({ error, onChoose }: Choice) {
  const [typed, setTyped] = useState('')
  const { places, state } = usePlaceSearch(typed)
  return (
    <ComboBox
      label={text.city}
      inputValue={typed}
      hint={text.chooseCity}
      error={error}
      icon={MapPinIcon}
      items={places.map((place, index) => ({ id: String(index), title: place.title }))}
      emptyText={state === 'nothing' ? words.check.nothing : undefined}
      onInputChange={(value) => {
        setTyped(value)
        onChoose(null)
      }}
      onSelect={(id) => {
        const place = places[Number(id)]
        const city = place?.settlement ?? place?.city
        if (!place || !city) return
        setTyped(place.title)
        onChoose({ kind: 'city', city, regionCode: place.regionCode as RegionCode })
      }}
    />
  )
}
