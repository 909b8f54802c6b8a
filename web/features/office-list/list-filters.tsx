import { officeList as text } from '@okolitsa/strings/ru/office-list.ts'
import { type ListQuery, listPath } from '../../data/office/list-query.ts'
import { navigate } from '../../platform/router/router.ts'
import { XIcon } from '../../ui/icons.ts'
import { ListSearch } from '../../ui/list-search.tsx'
import type { ListDescription, ListFilter } from './list-description.ts'
import css from './office-list.module.css'

export type Described = Pick<ListDescription<never>, 'path' | 'saved' | 'filters' | 'orders' | 'search' | 'views'>

/** Search, filters as tokens, order. */
export function ListFilters({ list, query }: { list: Described; query: ListQuery }) {
  const { after: _, ...first } = query
  const show = (change: Partial<ListQuery>) => void navigate(pathOf(list, { ...first, ...change }))
  const without = (name: string) => Object.fromEntries(Object.entries(query.filters).filter(([one]) => one !== name))
  return (
    <>
      <ListSearch
        action={list.path}
        kept={Object.fromEntries(new URLSearchParams(pathOf(list, { ...first, search: '' }).split('?')[1]))}
        search={query.search}
        words={{ search: list.search.label, searchHint: list.search.label, find: text.find }}
        maxLength={list.search.longest}
      />
      {query.search !== '' && (
        <a
          className={css.token}
          href={pathOf(list, { ...first, search: '' })}
          aria-label={text.removeFilter(query.search)}
        >
          {text.searched(query.search)}
          <XIcon size={16} />
        </a>
      )}
      {list.filters.map((filter) => {
        const { name, title, values } = filter
        const chosen = chosenIn(filter, query.filters[name])
        if (chosen !== null) {
          return (
            <a
              key={name}
              className={css.token}
              href={pathOf(list, { ...first, filters: without(name) })}
              aria-label={text.removeFilter(text.filter(title, chosen))}
            >
              {text.filter(title, chosen)}
              <XIcon size={16} />
            </a>
          )
        }
        if (values === 'link') return null
        if (values === 'day') {
          return (
            <label key={name} className={css.adder}>
              {title}
              <input
                type="date"
                min={FIRST_DAY}
                onChange={({ target }) => {
                  // a year that is being typed is a day of the first centuries
                  if (target.value >= FIRST_DAY) show({ filters: { ...query.filters, [name]: target.value } })
                }}
              />
            </label>
          )
        }
        return (
          <select
            key={name}
            className={css.adder}
            aria-label={text.filter(text.addFilter, title)}
            value=""
            onChange={({ target }) => show({ filters: { ...query.filters, [name]: target.value } })}
          >
            <option value="">+ {title}</option>
            {values.map((one) => (
              <option key={one.value} value={one.value}>
                {one.title}
              </option>
            ))}
          </select>
        )
      })}
      <select
        className={`${css.adder} ${css.order}`}
        aria-label={text.order}
        value={query.order}
        onChange={({ target }) => show({ order: target.value })}
      >
        {list.orders.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </>
  )
}

/** No order of any market is older. */
const FIRST_DAY = '2000-01-01'

/** Words of the value of a filter; null = the list is not filtered by it. */
function chosenIn({ values, titleOf }: ListFilter, value: string | undefined): string | null {
  if (value === undefined) return null
  const known = typeof values === 'string' ? null : values.find((one) => one.value === value)?.title
  return known ?? titleOf?.(value) ?? null
}

/** The URL of a list by its description. */
export const pathOf = ({ path, orders }: Pick<Described, 'path' | 'orders'>, query: Partial<ListQuery>): string =>
  listPath({ path, orders: orders.map(({ value }) => value) }, query)
