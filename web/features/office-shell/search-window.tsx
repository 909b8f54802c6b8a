import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { officeSearch as text } from '@okolitsa/strings/ru/office-search.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useOfficeSearch } from '../../data/office/orders/use-office-search.ts'
import { usePins } from '../../data/office/use-pins.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useTabStore } from '../../platform/tab-state/tab-store.ts'
import { BookmarkIcon, SearchIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import css from './office-search.module.css'
import { keepRecent, recentFound, recentOf } from './recent-found.ts'
import { type SearchEntry, searchEntries } from './search-entries.ts'

interface Row extends Omit<SearchEntry, 'group'> {
  readonly heading: string
}

/** The window of the search: a combobox over groups of links. */
export default function SearchWindow({ onClose }: { onClose: () => void }) {
  const listId = useId()
  const reference = useDayReference()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, isAsked, isError, isFetching } = useOfficeSearch(typed)
  const recent = recentOf(useTabStore(recentFound))
  const { pins, isPinned, turn } = usePins()
  const rows: Row[] = isAsked
    ? found
      ? searchEntries(found, reference).map(({ group, ...entry }) => ({ ...entry, heading: text.groups[group] }))
      : []
    : [
        ...pins.map((page) => ({ ...page, heading: text.pinned })),
        ...recent.filter(({ href }) => !isPinned(href)).map((page) => ({ ...page, heading: text.recent })),
      ].map(({ href, title, heading }) => ({ ...{ id: href, href, title, note: '', mark: '', kept: title, heading } }))
  const at = Math.min(chosen, rows.length - 1)
  const idOf = (index: number) => `${listId}-${index}`

  const follow = (row: Row) => {
    if (row.kept !== null) keepRecent({ href: row.href, title: row.kept })
  }
  const turnPin = ({ href, kept }: Row) => {
    if (kept !== null) turn({ href, title: kept })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && rows.length > 0) {
      event.preventDefault()
      const next = (at + step + rows.length) % rows.length
      setChosen(next)
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
    }
    const row = rows[at]
    // by the place of the key, so that it works with the Russian layout
    if (event.code === 'KeyP' && event.altKey && row) {
      event.preventDefault()
      turnPin(row)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !row) return
    event.preventDefault()
    if (event.metaKey || event.ctrlKey) {
      follow(row)
      window.open(row.href, '_blank', 'noopener')
    } else document.getElementById(idOf(at))?.click()
  }

  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} hideTitle size="medium" closeLabel={text.close}>
      <div className={css.window}>
        <label className={css.field}>
          <SearchIcon size={20} />
          <input
            // biome-ignore lint/a11y/noAutofocus: the window was opened to type
            autoFocus
            type="text"
            role="combobox"
            aria-label={text.field}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={rows.length > 0 ? idOf(at) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={text.field}
            maxLength={MAX_SEARCH_TEXT}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        <div id={listId} role="listbox" aria-label={text.results} className={css.list}>
          {rows.map((row, index) => (
            <div key={row.id} role="presentation" className={css.line}>
              {row.heading !== rows[index - 1]?.heading && <p className={css.group}>{row.heading}</p>}
              <a
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                aria-keyshortcuts={row.kept === null ? undefined : 'Alt+P'}
                href={row.href}
                className={css.row}
                onMouseMove={() => setChosen(index)}
                onClick={() => {
                  follow(row)
                  onClose()
                }}
              >
                <span>
                  {row.title}
                  {row.note && <small>{row.note}</small>}
                </span>
                {row.mark && <small>{row.mark}</small>}
              </a>
              {row.kept !== null && (
                // for the mouse; a listbox holds options only, and the keyboard has Alt+P
                <button
                  type="button"
                  tabIndex={-1}
                  aria-hidden="true"
                  title={isPinned(row.href) ? text.unpin : text.pin}
                  className={css.pin}
                  data-pinned={isPinned(row.href) || undefined}
                  onClick={() => turnPin(row)}
                >
                  <BookmarkIcon size={16} />
                </button>
              )}
            </div>
          ))}
        </div>
        <p className={css.foot} role="status">
          {isError
            ? text.failed
            : isAsked
              ? found
                ? rows.length === 0 && !isFetching
                  ? text.none
                  : text.found(rows.length)
                : text.searching
              : text.hint}
        </p>
      </div>
    </Modal>
  )
}
