import type { OfficeLog } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'
import { type LogQuery, OFFICE_LOG_PATH } from '../../data/office/log-query.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './log.module.css'

const KINDS = ['change', 'read', 'refusal'] as const

/** A GET form, so that a filter is a URL that can be kept and sent. */
export function LogFilters({ query, people }: { query: LogQuery; people: OfficeLog['people'] }) {
  const { search, person, kind, from, to, action, entity, subject } = query
  return (
    <search>
      <form action={OFFICE_LOG_PATH} className={css.filters}>
        {Object.entries({ action, entity, subject }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          className={css.search}
          name="search"
          label={text.search}
          placeholder={text.searchHint}
          defaultValue={search}
          maxLength={100}
        />
        <Select
          name="person"
          label={text.person}
          items={[
            { value: '', title: text.everybody },
            ...people.map(({ staffId, name }) => ({ value: String(staffId), title: name })),
          ]}
          defaultValue={person ?? ''}
        />
        <Select
          name="kind"
          label={text.kind}
          items={[{ value: '', title: text.allKinds }, ...KINDS.map((one) => ({ value: one, title: text.kinds[one] }))]}
          defaultValue={kind ?? ''}
        />
        <TextField name="from" type="date" label={text.from} defaultValue={from} />
        <TextField name="to" type="date" label={text.to} defaultValue={to} />
        <Button type="submit" look="secondary" size="medium">
          {text.show}
        </Button>
      </form>
    </search>
  )
}
