import type { Facet } from '@okolitsa/contracts/catalog/listing.ts'
import { formatMonthShort, formatNumber, formatWeekday } from '@okolitsa/strings/ru/format.ts'
import { listFilters } from '@okolitsa/strings/ru/list-filters.ts'
import { type ChangeEvent, type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CircleHelpIcon } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import css from './filter-form.module.css'
import { FIELDS, type FlagCode, type ListState, organizationIdOf } from './filters.ts'
import { counted, OptionFields } from './option-fields.tsx'
import { PriceSlider } from './price-slider.tsx'

const text = listFilters.panel
/** Number of days on the panel: two rows of four. */
const DAYS = 8
/** Delivery methods are a choice, other flags are switches. */
const WAYS: readonly FlagCode[] = ['courier', 'pickup']

const HINTS: Partial<Record<FlagCode, { readonly text: string; readonly about: string }>> = {
  subscription: { text: listFilters.subscriptionHint, about: listFilters.subscriptionAbout },
  urozhaj: { text: listFilters.urozhajHint, about: listFilters.urozhajAbout },
}

export interface DayFacet {
  readonly date: string
  readonly count: number
  readonly selected: boolean
}

export interface FilterFormProps {
  id: string
  /** Path of the list without its query. */
  path: string
  facets: readonly Facet[]
  days: readonly DayFacet[]
  state: ListState
  /** Whether the sorting is the default, which is omitted from the URL. */
  isDefaultSorting: boolean
  /** Uses the texts of the list of farms. */
  isFarmers?: boolean | undefined
  /** True = a choice applies immediately (panel next to the list); false = by a button (sheet over it). */
  isInstant: boolean
}

/** Filters as a plain GET form: links and the back button work with and without scripts. */
export function FilterForm({ id, path, facets, days, state, isDefaultSorting, isFarmers, isInstant }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasPlans = hasArea(useRootData(), 'membership')
  // The checkboxes are uncontrolled; when a chip or the back button changes the URL, they are reset to it. A layout
  // effect: a later one could undo a tick made in between.
  const chosen = JSON.stringify(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reset answers the change of the state itself
  useLayoutEffect(() => form.current?.reset(), [chosen])

  const submitOnTick = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (isInstant && target instanceof HTMLInputElement && target.type === 'checkbox') form.current?.requestSubmit()
  }
  const submitOnLeave = ({ target }: FocusEvent<HTMLFormElement>) => {
    const isChanged =
      target instanceof HTMLInputElement && target.type === 'text' && target.value !== target.defaultValue
    if (isInstant && isChanged) form.current?.requestSubmit()
  }

  const flags = facets.filter((facet) => facet.kind === 'flag')
  const ways = flags.filter((flag) => WAYS.includes(flag.code))
  // hides options that match no item
  const switches = flags.filter(
    ({ code, count, selected }) =>
      !WAYS.includes(code) && (selected || count !== 0) && (code !== 'subscription' || hasPlans),
  )
  const farmers = facets.find((facet) => facet.kind === 'options')
  const price = facets.find((facet) => facet.kind === 'range')
  const titles = { ...text, ...listFilters, discount: isFarmers ? text.farmerDiscount : text.discount }

  return (
    <form
      ref={form}
      id={id}
      action={path}
      method="get"
      className={css.form}
      data-keep-scroll={isInstant ? '' : undefined}
      onChange={submitOnTick}
      onBlur={submitOnLeave}
    >
      {state.text && <input type="hidden" name={FIELDS.text} value={state.text} />}
      {!isDefaultSorting && <input type="hidden" name={FIELDS.sorting} value={state.sorting} />}
      {days.length > 0 && <DayFields days={days} state={state} />}
      {price && <PriceFields facet={price} state={state} form={form} isInstant={isInstant} />}
      {farmers && farmers.options.length > 0 && (
        <OptionFields
          legend={text.farmer}
          name={FIELDS.farmer}
          options={farmers.options.map((option) => ({ ...option, value: organizationIdOf(option.value) }))}
          more={text.moreFarmers}
        />
      )}
      {ways.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{text.how}</legend>
          {ways.map(({ code, count, selected }) => (
            <Checkbox key={code} name={code} value="1" defaultChecked={selected} note={counted(count)}>
              {titles[code]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {facets.map(
        (facet) =>
          facet.kind === 'attribute' && (
            <OptionFields
              key={facet.code}
              legend={facet.title}
              name={FIELDS.attribute}
              options={facet.options}
              more={listFilters.moreValues}
            />
          ),
      )}
      {facets.map((facet) => facet.kind === 'traits' && <TraitFields key={facet.code} facet={facet} />)}
      {switches.length > 0 && (
        <fieldset className={css.group}>
          <legend className="visually-hidden">{text.more}</legend>
          {switches.map(({ code, count, selected }) => (
            <WithHint key={code} code={code}>
              <Switch name={code} value="1" defaultChecked={selected} note={counted(count)}>
                {titles[code]}
              </Switch>
            </WithHint>
          ))}
        </fieldset>
      )}
    </form>
  )
}

/** Explanation of a term, next to its switch. */
function WithHint({ code, children }: { code: FlagCode; children: ReactNode }) {
  const hint = HINTS[code]
  if (!hint) return children
  return (
    <div className={css.hinted}>
      {children}
      <span className={css.hint}>
        <Tooltip text={hint.text} align="end">
          <IconButton icon={CircleHelpIcon} iconSize={18} label={hint.about} />
        </Tooltip>
      </span>
    </div>
  )
}

function DayFields({ days, state }: { days: readonly DayFacet[]; state: ListState }) {
  const reference = useDayReference()
  const shown = days.filter((day, index) => index < DAYS || state.dates.includes(day.date))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{text.when}</legend>
      <div className={css.days}>
        {shown.map(({ date, count, selected }) => (
          <label key={date} className={css.day}>
            <input
              type="checkbox"
              className="visually-hidden"
              name={FIELDS.date}
              value={date}
              defaultChecked={selected}
              disabled={count === 0 && !selected}
              aria-label={text.dayLabel(date, reference, count)}
            />
            {Number(date.slice(8))}
            <small>
              {formatMonthShort(date)}, {formatWeekday(date)}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PriceFields({
  facet,
  state,
  form,
  isInstant,
}: {
  facet: Extract<Facet, { kind: 'range' }>
  state: ListState
  form: RefObject<HTMLFormElement | null>
  isInstant: boolean
}) {
  const fieldOf = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field : null
  }
  const fill = (name: string, value: number | null) => {
    const field = fieldOf(name)
    if (field) field.value = value === null ? '' : String(value)
  }
  const submitChanged = () => {
    const fields = [fieldOf(FIELDS.priceFrom), fieldOf(FIELDS.priceTo)]
    if (isInstant && fields.some((field) => field && field.value !== field.defaultValue)) form.current?.requestSubmit()
  }
  const placeholder = (bound: number | null) => (bound === null ? undefined : formatNumber(bound))
  const shared = { hideLabel: true, inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } as const
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{text.priceTitle}</legend>
      <div className={css.prices}>
        <TextField
          {...shared}
          label={text.priceFrom}
          name={FIELDS.priceFrom}
          defaultValue={state.priceFrom ?? ''}
          placeholder={placeholder(facet.min)}
        />
        <span className="muted" aria-hidden="true">
          —
        </span>
        <TextField
          {...shared}
          label={text.priceTo}
          name={FIELDS.priceTo}
          defaultValue={state.priceTo ?? ''}
          placeholder={placeholder(facet.max)}
        />
      </div>
      {facet.min !== null && facet.max !== null && facet.min < facet.max && (
        <PriceSlider
          min={facet.min}
          max={facet.max}
          from={state.priceFrom}
          to={state.priceTo}
          onMove={(from, to) => {
            fill(FIELDS.priceFrom, from)
            fill(FIELDS.priceTo, to)
          }}
          onRest={submitChanged}
        />
      )}
    </fieldset>
  )
}

/** Diets, absent ingredients, documents; hides options that match no item. */
function TraitFields({ facet: { code, options } }: { facet: Extract<Facet, { kind: 'traits' }> }) {
  const shown = options.filter(({ count, selected }) => selected || count !== 0)
  if (shown.length === 0) return null
  const isFolded = code === 'absence' && !shown.some(({ selected }) => selected)
  const boxes = shown.map(({ value, count, selected }) => (
    <Checkbox key={value} name={value} value="1" defaultChecked={selected} note={counted(count)}>
      {listFilters.titles[value]}
    </Checkbox>
  ))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{listFilters.traits[code]}</legend>
      {code !== 'papers' && <small className="xs muted">{listFilters.byComposition}</small>}
      {isFolded ? (
        <details className={css.moreFarmers}>
          <summary className="link">{listFilters.moreTraits}</summary>
          {boxes}
        </details>
      ) : (
        boxes
      )}
    </fieldset>
  )
}
