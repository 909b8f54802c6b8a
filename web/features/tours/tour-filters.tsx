import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatMonthShort } from '@okolitsa/strings/ru/format.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { type TourListState, tourListHref } from '../../data/tours/tour-list.ts'
import { weekendsFrom } from '../../data/tours/weekends.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { navigate } from '../../platform/router/router.ts'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Switch } from '../../ui/switch.tsx'
import css from './tours.module.css'

const WEEKENDS = 5
const MAX_PEOPLE = 30

/** Filters of the list: days, regions, number of participants. Days and regions are links and work without scripts. */
export function TourFilters({
  state,
  regions,
}: {
  state: TourListState
  regions: readonly { readonly code: string; readonly title: string; readonly tours: number }[]
}) {
  const { now, zone } = useDayReference()
  const hrefOf = (change: Partial<TourListState>) => tourListHref({ ...state, page: 1, ...change })
  const go = (change: Partial<TourListState>) => void navigate(hrefOf(change), { state: { keepScroll: true } })
  const weekends = weekendsFrom(dayIn(zone ?? 'Europe/Moscow', now), WEEKENDS)
  const toggled = (code: string) =>
    state.regions.includes(code) ? state.regions.filter((one) => one !== code) : [...state.regions, code]
  return (
    <div className={css.filters}>
      <section className="stack g2">
        <h2 className="strong">{text.when}</h2>
        <ChipGroup label={text.when} scroll>
          <Chip href={hrefOf({ from: null, to: null })} selected={state.from === null} data-keep-scroll="">
            {text.anyDay}
          </Chip>
          {weekends.map(({ from, to }) => (
            <Chip
              key={from}
              href={hrefOf({ from, to })}
              selected={state.from === from && state.to === to}
              data-keep-scroll=""
              note={formatMonthShort(to)}
            >
              {from === to ? Number(to.slice(8)) : `${Number(from.slice(8))}–${Number(to.slice(8))}`}
            </Chip>
          ))}
        </ChipGroup>
      </section>
      <section className="stack g2">
        <h2 className="strong">{text.where}</h2>
        <div className={css.regions}>
          <ChipGroup label={text.where} scroll>
            <Chip href={hrefOf({ regions: [] })} selected={state.regions.length === 0} data-keep-scroll="">
              {text.everywhere}
            </Chip>
            {regions.map(({ code, title, tours }) => (
              <Chip
                key={code}
                href={hrefOf({ regions: toggled(code) })}
                selected={state.regions.includes(code)}
                note={String(tours)}
                data-keep-scroll=""
              >
                {title}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      </section>
      <section className={css.who}>
        <h2 className="strong">{text.who}</h2>
        <QuantityStepper
          text={state.people === null ? text.anyNumber : text.people(state.people)}
          labels={{ group: text.who, decrease: text.fewer, increase: text.more, remove: text.fewer }}
          isMinimum={state.people === null}
          onDecrease={() => go({ people: state.people === null || state.people === 1 ? null : state.people - 1 })}
          onIncrease={() => go({ people: Math.min(MAX_PEOPLE, (state.people ?? 0) + 1) })}
        />
      </section>
      <Switch checked={state.withPlaces} onChange={({ target }) => go({ withPlaces: target.checked })}>
        {text.withPlaces}
      </Switch>
    </div>
  )
}
