import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { searchText as text } from '@okolitsa/strings/ru/search.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { forgetSearches, recentSearches, rememberSearch } from '../../data/search/recent-searches.ts'
import { tellSearch } from '../../data/search/tell-search.ts'
import { useSuggestions } from '../../data/search/use-suggestions.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowLeftIcon, SparklesIcon } from '../../ui/icons.ts'
import { SearchField } from '../../ui/search-field.tsx'
import css from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { suggestionGroups } from './suggestion-options.ts'

/**
 * The search box with suggestions (combobox with a list, as the ARIA pattern has it). It stands inside a plain GET form,
 * so it works before the page has come alive; on a phone it covers the screen while it is open.
 */
export function SearchBox({
  name,
  initial,
  submit,
  addressOf,
}: {
  name: string
  initial: string
  submit: ReactNode
  addressOf: (phrase: string) => string
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  // before the page has come alive it is a plain search field, and may have been typed into
  const [isAlive, setAlive] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const place = useVisitorLocation()
  const { found, state } = useSuggestions(typed, isOpen)
  const groups = isOpen ? suggestionGroups(typed, found, recent, addressOf) : []
  const options = groups.flatMap((group) => group.options)
  const listId = `${id}list`

  const open = () => {
    setRecent(recentSearches())
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const write = (text: string) => {
    if (input.current) input.current.value = text
    setTyped(text)
    setActive(null)
  }
  const keep = (phrase: string) => {
    rememberSearch(phrase)
    tellSearch(phrase, place)
    close()
    input.current?.blur()
  }

  useEffect(() => {
    setAlive(true)
    setTyped((known) => input.current?.value ?? known)
  }, [])
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const submitted = () => keep(input.current?.value ?? '')
    form.addEventListener('submit', submitted)
    return () => form.removeEventListener('submit', submitted)
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  })

  const move = (step: 1 | -1) => {
    if (!isOpen) return open()
    const at = options.findIndex((option) => option.id === active)
    const next = at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step
    const option = options[next] ?? null
    setActive(option?.id ?? null)
    if (option) document.getElementById(`${listId}-${option.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      document.getElementById(`${listId}-${active}`)?.click()
    } else if (event.key === 'Tab') close()
  }

  const isTyped = typed.trim().length > 1
  const message =
    state === 'failed'
      ? text.failed
      : state === 'loading' && options.length === 0
        ? text.loading
        : isTyped && options.length === 0
          ? text.nothing
          : null
  return (
    <div ref={box} className={css.box} data-open={isOpen || undefined}>
      <div className={css.line}>
        {isOpen && (
          <span className={css.back}>
            <IconButton icon={ArrowLeftIcon} label={text.back} look="gray" onClick={close} />
          </span>
        )}
        <SearchField
          ref={input}
          name={name}
          label={layoutText.search.label}
          placeholder={layoutText.search.placeholder}
          defaultValue={initial}
          maxLength={100}
          {...(isAlive && { role: 'combobox' })}
          aria-expanded={isOpen && options.length > 0}
          aria-controls={isOpen && options.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(null)
            if (!isOpen) open()
          }}
          onFocus={open}
          onClick={() => !isOpen && open()}
          onKeyDown={onKeyDown}
          clearLabel={text.clear}
          onClear={
            isOpen && typed !== ''
              ? () => {
                  write('')
                  input.current?.focus()
                }
              : undefined
          }
          action={submit}
        />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its links and buttons are pressed; it hears of it
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter presses a link, too
        <div
          className={css.panel}
          onClick={(event) => {
            const link = (event.target as Element).closest('a')
            if (!link) return
            if (link.dataset.phrase) {
              write(link.dataset.phrase)
              keep(link.dataset.phrase)
            } else close()
          }}
        >
          {isTyped && found?.corrected && (
            <p className={css.corrected}>
              <SparklesIcon size={20} />
              {text.corrected(found.corrected)}
            </p>
          )}
          {message && <p className={css.message}>{message}</p>}
          <SuggestionList id={listId} typed={typed} groups={groups} active={active} />
          {!isTyped && recent.length > 0 && (
            <button
              type="button"
              className={css.forget}
              onClick={() => {
                forgetSearches()
                setRecent([])
                input.current?.focus()
              }}
            >
              {text.forget}
            </button>
          )}
          {isTyped && (found?.products.totalItems ?? 0) > 0 && (
            <a className={css.all} href={addressOf(typed)} data-phrase={typed}>
              {text.all(found?.corrected ?? typed.trim())} — {found?.products.totalItems}
            </a>
          )}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {isOpen && state === 'found' ? text.told(options.length) : ''}
      </span>
    </div>
  )
}
