import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { searchText as text } from '@okolitsa/strings/ru/search.ts'
import type { ReactNode } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { HistoryIcon, SearchIcon, XIcon } from '../../ui/icons.ts'
import { Marked } from '../../ui/marked.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './search-box.module.css'
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts'

const SIGN_PX = 56
const SMALL_SIGN_PX = 46

/** Suggestions as groups of rows. The focus stays in the search box; the arrow keys choose. */
export function SuggestionList({
  id,
  typed,
  groups,
  buying,
  onForget,
}: {
  id: string
  typed: string
  groups: readonly SuggestionGroup[]
  buying: (product: ProductCard) => ReactNode
  onForget: (phrase: string) => void
}) {
  if (groups.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid of a combobox is not a table
    <div id={id} role="grid" aria-label={text.suggestions} className={css.list}>
      {groups.map(({ kind, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div key={kind} role="rowgroup" aria-labelledby={`${id}-${kind}`} className={classNames(css.group, css[kind])}>
          <div id={`${id}-${kind}`} role="presentation" className={css.title}>
            {title}
          </div>
          {options.map((option) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div key={option.id} role="row" className={css.row}>
              <Line option={option} typed={typed} />
              <LineAction option={option} buying={buying} onForget={onForget} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The main cell of a row. */
function Line({ option, typed }: { option: SuggestionOption; typed: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="gridcell" aria-selected={false} className={css.cell}>
      <a
        tabIndex={-1}
        href={option.href}
        className={css.option}
        data-phrase={option.kind === 'phrase' || option.kind === 'recent' ? option.title : undefined}
      >
        <Sign option={option} />
        <span className={css.words}>
          <span>
            <Marked text={option.title} typed={typed} />
          </span>
          {option.note && <small>{option.note}</small>}
        </span>
        {option.rating && <Rating size="small" value={option.rating} label={text.rated(option.rating)} />}
        {option.price !== undefined && <b className={css.price}>{formatPrice(option.price)}</b>}
      </a>
    </div>
  )
}

function LineAction({
  option: { kind, title, product },
  buying,
  onForget,
}: {
  option: SuggestionOption
  buying: (product: ProductCard) => ReactNode
  onForget: (phrase: string) => void
}) {
  const action =
    kind === 'recent' ? (
      <IconButton
        icon={XIcon}
        iconSize={18}
        label={text.forgetOne(title)}
        onClick={() => onForget(title)}
        tabIndex={-1}
      />
    ) : (
      product?.availability.isAvailableForCart && buying(product)
    )
  if (!action) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="gridcell" aria-selected={false} className={css.action} onMouseDown={(event) => event.preventDefault()}>
      {action}
    </div>
  )
}

function Sign({ option }: { option: SuggestionOption }) {
  if (option.kind === 'recent') return <HistoryIcon size={20} />
  if (!option.imageUrl) return <SearchIcon size={20} />
  const size = option.kind === 'product' ? SIGN_PX : SMALL_SIGN_PX
  return (
    <Thumb
      picture={pictureOf(option.imageUrl, '', { width: size, height: size })}
      hue={option.hue ?? 0}
      size={size}
      fit={option.kind === 'recipe' ? 'cover' : 'contain'}
    />
  )
}
