import { MAP_FILTERS, MAP_RATINGS } from '@okolitsa/domain/catalog/farm-map.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { farmMap as text } from '@okolitsa/strings/ru/farm-map.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useTakesOrders } from '../../platform/loading/use-takes-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { Select } from '../../ui/select.tsx'
import css from './farm-map.module.css'
import { isNarrowedMap, type MapState, mapPath, writePosition } from './map-state.ts'

const DAYS = 14

/** Filters of the map: plain links and a plain form, so that they work before hydration. */
export function MapFilters({
  state,
  categories,
}: {
  state: MapState
  categories: ReadonlyArray<{ readonly title: string; readonly urlKey: string; readonly farmersCount: number }>
}) {
  const reference = useDayReference()
  const mayOrder = useTakesOrders()
  const { at, category, date, filters, ratingFrom } = state
  const today = dayIn(reference.zone ?? SHOP_TIME_ZONE, reference.now)
  const days = Array.from({ length: DAYS }, (_, index) => plusDays(today, index))
  const hrefOf = (change: Partial<MapState>) => mapPath({ ...state, ...change })
  const toggled = (filter: MapState['filters'][number]) =>
    filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]
  return (
    <>
      <ChipGroup label={text.filters} scroll>
        <Chip
          href={hrefOf({ category: null, date: null, filters: [], ratingFrom: null })}
          selected={!isNarrowedMap(state)}
          data-keep-scroll=""
          data-replace-history=""
        >
          {text.all}
        </Chip>
        {MAP_FILTERS.map((filter) => (
          <Chip
            key={filter}
            href={hrefOf({ filters: MAP_FILTERS.filter((one) => toggled(filter).includes(one)) })}
            selected={filters.includes(filter)}
            data-keep-scroll=""
            data-replace-history=""
          >
            {text[filter]}
          </Chip>
        ))}
        {MAP_RATINGS.map((mark) => (
          <Chip
            key={mark}
            href={hrefOf({ ratingFrom: ratingFrom === mark ? null : mark })}
            selected={ratingFrom === mark}
            aria-label={text.ratingLabel(mark)}
            data-keep-scroll=""
            data-replace-history=""
          >
            {text.ratingFrom(mark)}
          </Chip>
        ))}
      </ChipGroup>
      <form
        className={css.selects}
        action="/map/farmers"
        method="get"
        data-keep-scroll=""
        data-replace-history=""
        onChange={(event) => event.currentTarget.requestSubmit()}
      >
        <Select
          key={`category ${category}`}
          label={text.category}
          hideLabel
          name="category"
          defaultValue={category ?? ''}
          items={[
            { value: '', title: text.anyCategory },
            ...categories
              .filter(({ farmersCount, urlKey }) => farmersCount > 0 || urlKey === category)
              .map(({ title, urlKey }) => ({ value: urlKey, title })),
          ]}
        />
        {mayOrder && (
          <Select
            key={`date ${date}`}
            label={text.day}
            hideLabel
            name="date"
            defaultValue={date ?? ''}
            items={[
              { value: '', title: text.anyDay },
              ...[...new Set(date && !days.includes(date) ? [date, ...days] : days)].map((day) => ({
                value: day,
                title: text.dayTitle(day, reference),
              })),
            ]}
          />
        )}
        {filters.map((filter) => (
          <input key={filter} type="hidden" name={filter} value="1" />
        ))}
        {ratingFrom !== null && <input type="hidden" name="rating" value={ratingFrom} />}
        {at && <input type="hidden" name="at" value={writePosition(at)} />}
        <noscript>
          <Button type="submit" size="medium" look="secondary">
            {text.apply}
          </Button>
        </noscript>
      </form>
    </>
  )
}
