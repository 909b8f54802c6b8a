import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { searchText as text } from '@okolitsa/strings/ru/search.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { forgetSearch, forgetSearches, recentSearches } from '../../data/search/recent-searches.ts'
import { useSuggestions } from '../../data/search/use-suggestions.ts'
import { SparklesIcon } from '../../ui/icons.ts'
import css from './search-box.module.css'
import type { SearchPanelProps } from './search-box.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { suggestionGroups } from './suggestion-options.ts'

/** The panel under the search box; loaded on first use. */
export function SearchPanel({
  id,
  typed,
  addressOf,
  onPhrase,
  onLeave,
  onChanged,
  onSummary,
  buying,
  asTypedOf,
}: SearchPanelProps & {
  /** Link that searches for the text without correction. */
  asTypedOf: (phrase: string) => string
  /** Control that adds a product to the cart. */
  buying: (product: ProductCard) => ReactNode
}) {
  const [recent, setRecent] = useState<readonly string[]>(recentSearches)
  const { found, state } = useSuggestions(typed, true)
  const groups = suggestionGroups(typed, found, recent, addressOf)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isTyped = typed.trim().length > 1
  const summaryText = state === 'found' ? text.told(count) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changes, not the callback
  useEffect(() => onSummary({ count, text: summaryText }), [count, summaryText])
  const message =
    state === 'failed'
      ? text.failed
      : state === 'loading' && count === 0
        ? text.loading
        : count > 0
          ? null
          : isTyped
            ? text.nothing
            : text.start
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes presses of the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter presses a link, too
    <div
      onClick={(event) => {
        const link = (event.target as Element).closest('a')
        if (link?.dataset.phrase) onPhrase(link.dataset.phrase)
        else if (link) onLeave()
        else onChanged()
      }}
    >
      {isTyped && found?.corrected && (
        <p className={css.corrected}>
          <SparklesIcon size={20} />
          <span>
            {text.corrected(found.corrected)}.{' '}
            <a href={asTypedOf(typed)} data-phrase={typed}>
              {text.asTyped(typed.trim())}
            </a>
          </span>
        </p>
      )}
      {message && <p className={css.message}>{message}</p>}
      <SuggestionList
        id={id}
        typed={typed}
        groups={groups}
        buying={buying}
        onForget={(phrase) => {
          forgetSearch(phrase)
          setRecent(recentSearches())
        }}
      />
      {!isTyped && recent.length > 0 && (
        <button
          type="button"
          className={css.forget}
          // the box keeps the focus
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          {text.forget}
        </button>
      )}
      {isTyped && found && found.products.items.length > 0 && (
        <a className={css.all} href={addressOf(typed)} data-phrase={typed}>
          {text.all(found.corrected ?? typed.trim(), found.products.totalItems)}
        </a>
      )}
    </div>
  )
}
