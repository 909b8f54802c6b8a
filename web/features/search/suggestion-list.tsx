import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { searchText as text } from '@okolitsa/strings/ru/search.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { classNames } from '../../ui/class-names.ts'
import { HistoryIcon, SearchIcon } from '../../ui/icons.ts'
import { Marked } from '../../ui/marked.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './search-box.module.css'
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts'

const SIGN_PX = 56
const SMALL_SIGN_PX = 46

/** The list under the search box: groups of links. The focus stays in the box; the arrows choose. */
export function SuggestionList({
  id,
  typed,
  groups,
  active,
}: {
  id: string
  typed: string
  groups: readonly SuggestionGroup[]
  active: string | null
}) {
  return (
    <div id={id} role="listbox" aria-label={text.suggestions} className={css.list}>
      {groups.map(({ kind, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list box is no set of fields
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={classNames(css.group, css[kind])}>
          <div id={`${id}-${kind}`} role="presentation" className={css.title}>
            {title}
          </div>
          {options.map((option) => (
            <Option key={option.id} id={`${id}-${option.id}`} option={option} typed={typed} active={active} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({
  id,
  option,
  typed,
  active,
}: {
  id: string
  option: SuggestionOption
  typed: string
  active: string | null
}) {
  const isActive = active === option.id
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      className={classNames(css.option, isActive && css.active)}
      data-phrase={option.kind === 'phrase' || option.kind === 'recent' ? option.title : undefined}
    >
      <Sign option={option} />
      <span className={css.words}>
        <span>
          <Marked text={option.title} typed={typed} />
        </span>
        {option.note && <small>{option.note}</small>}
      </span>
      {option.price !== undefined && <b className={css.price}>{formatPrice(option.price)}</b>}
    </a>
  )
}

function Sign({ option }: { option: SuggestionOption }) {
  if (option.kind === 'recent') return <HistoryIcon size={20} />
  if (!option.imageUrl) return <SearchIcon size={20} />
  const size = option.kind === 'product' ? SIGN_PX : SMALL_SIGN_PX
  return (
    <Thumb picture={pictureOf(option.imageUrl, '', { width: size, height: size })} hue={option.hue ?? 0} size={size} />
  )
}
