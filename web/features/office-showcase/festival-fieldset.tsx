import { MAX_GROUNDS, MAX_PIECE_TEXT, MAX_PIECE_TITLE } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { MAX_EVENTS } from '@okolitsa/domain/festival/festival.ts'
import { FESTIVAL_LOOKS } from '@okolitsa/domain/festival/looks.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { Chip } from '../../ui/chip.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroundAddress } from './ground-address.tsx'
import { type EventRow, type FestivalForm, type GroundRow, NEW_EVENT, NEW_GROUND } from './piece-form.ts'
import { regionItems } from './region-field.tsx'
import { type RowProps, Rows } from './rows.tsx'
import css from './showcase.module.css'
import { SubjectField } from './subject-field.tsx'

type Errors = Readonly<Record<string, string>>
const TEXTS = ['lead', 'before', 'during', 'after'] as const
/** A row's kinds of fields; native fields of days and hours need no words of their own. */
const GROUND_FIELDS = {
  title: {},
  city: {},
  way: {},
  coords: { hint: text.ground.coordsHint },
  firstDay: { type: 'date' },
  lastDay: { type: 'date' },
  opensAt: { type: 'time' },
  closesAt: { type: 'time' },
} as const
const EVENT_FIELDS = {
  title: {},
  place: {},
  day: { type: 'date' },
  startsAt: { type: 'time' },
  minutes: { inputMode: 'numeric' },
  fromAge: { inputMode: 'numeric' },
  price: { inputMode: 'decimal', maxLength: 7, hint: text.event.free },
} as const

/** Fields of a festival: words for each phase, and its grounds with their days, farms and programme. */
export function FestivalFieldset({
  form,
  errors,
  onChange,
}: {
  form: FestivalForm
  errors: Errors
  onChange: (part: Partial<FestivalForm>) => void
}) {
  return (
    <>
      <TextField
        label={text.fields.title}
        value={form.title}
        error={errors.title}
        maxLength={MAX_PIECE_TITLE}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Segmented
        label={text.fields.look}
        value={form.look}
        items={FESTIVAL_LOOKS.map((value) => ({ value, title: text.looks[value] }))}
        onValueChange={(look) => onChange({ look })}
      />
      {TEXTS.map((name) => (
        <TextArea
          key={name}
          label={text.fields[name]}
          hint={name === 'lead' ? undefined : text.phaseHint}
          rows={2}
          maxLength={MAX_PIECE_TEXT}
          value={form[name]}
          error={errors[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <Rows
        name="grounds"
        title={text.fields.grounds}
        rows={form.grounds}
        errors={errors}
        most={MAX_GROUNDS}
        words={text.ground}
        emptyRow={NEW_GROUND}
        firstKey={1}
        onChange={(grounds) => onChange({ grounds })}
      >
        {(row) => <GroundFields {...row} errors={errors} path={`grounds.${form.grounds.indexOf(row.row)}`} />}
      </Rows>
    </>
  )
}

function GroundFields({
  row,
  errorOf,
  change,
  errors,
  path,
}: RowProps<GroundRow> & {
  errors: Errors
  /** Path of the ground in the mistakes of its document. */
  path: string
}) {
  const names = Object.keys(GROUND_FIELDS) as (keyof typeof GROUND_FIELDS)[]
  return (
    <>
      <div className={css.pair}>
        {names.map((name) => (
          <TextField
            key={name}
            {...GROUND_FIELDS[name]}
            label={text.ground[name]}
            value={row[name]}
            error={
              errorOf(name) ?? errors[`${path}.${name}.latitude`] ?? errors[`${path}.${name}.longitude`] ?? undefined
            }
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <GroundAddress row={row} error={errorOf('address')} change={change} />
        <Select
          label={text.ground.regionCode}
          items={regionItems()}
          value={row.regionCode}
          error={errorOf('regionCode')}
          onChange={({ target }) => change({ regionCode: target.value as GroundRow['regionCode'] })}
        />
      </div>
      <StandFields row={row} change={change} errors={errors} path={path} />
      <Disclosure title={text.programme} defaultOpen={row.events.length > 0}>
        <Rows
          name={`${path}.events`}
          title={text.programme}
          rows={row.events}
          errors={errors}
          most={MAX_EVENTS}
          words={text.event}
          emptyRow={{ ...NEW_EVENT, day: row.firstDay }}
          onChange={(events) => change({ events })}
        >
          {(event) => <EventFields {...event} />}
        </Rows>
      </Disclosure>
    </>
  )
}

/** Farms with the numbers of their stands; a new one gets the next number. */
function StandFields({
  row: { stands },
  change,
  errors,
  path,
}: Pick<RowProps<GroundRow>, 'row' | 'change'> & { errors: Errors; path: string }) {
  const next = Math.max(0, ...stands.map(({ number }) => Number(number) || 0)) + 1
  return (
    <fieldset className={css.set}>
      <legend>{text.stands}</legend>
      <ul className={css.history}>
        {stands.map((stand, index) => (
          <li key={stand.id}>
            <TextField
              label={text.standNumber(stand.title)}
              inputMode="numeric"
              value={stand.number}
              error={errors[`${path}.stands.${index}.number`] ?? errors[`${path}.stands.${index}.organizationId`]}
              onChange={({ target }) => change({ stands: stands.with(index, { ...stand, number: target.value }) })}
            />
            <Chip
              removable
              aria-label={text.remove(stand.title)}
              onClick={() => change({ stands: stands.toSpliced(index, 1) })}
            >
              {stand.title}
            </Chip>
          </li>
        ))}
      </ul>
      <SubjectField
        of="farms"
        chosen={stands}
        error={errors[`${path}.stands`]}
        onAdd={(farm) => change({ stands: [...stands, { ...farm, number: String(next) }] })}
      />
    </fieldset>
  )
}

function EventFields({ row, errorOf, change }: RowProps<EventRow>) {
  const names = Object.keys(EVENT_FIELDS) as (keyof typeof EVENT_FIELDS)[]
  return (
    <div className={css.pair}>
      {names.map((name) => (
        <TextField
          key={name}
          {...EVENT_FIELDS[name]}
          label={text.event[name]}
          value={row[name]}
          error={errorOf(name)}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </div>
  )
}
