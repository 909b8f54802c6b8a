import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { rememberSearch } from '../../data/search/recent-searches.ts'
import { recordSearch } from '../../data/search/record-search.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type * as Cells from './active-cell.ts'
import css from './search-box.module.css'

export interface SearchPanelProps {
  readonly id: string
  readonly typed: string
  readonly addressOf: (phrase: string) => string
  /** A phrase was chosen; its link navigates. */
  readonly onPhrase: (phrase: string) => void
  /** Another suggestion was chosen. */
  readonly onLeave: () => void
  /** A press changed the list: the active cell may be gone. */
  readonly onChanged: () => void
  readonly onSummary: (summary: { readonly count: number; readonly text: string }) => void
}

const NO_SUMMARY = { count: 0, text: '' }

/**
 * The search box with suggestions: the ARIA pattern of a combobox with a grid (up and down between rows, left and right
 * between the actions of a row). It is a plain GET form before hydration; on a phone it covers the screen while open.
 * The panel is loaded on first use.
 */
export function SearchBox({
  name,
  initial,
  submit,
  addressOf,
  panel: Panel,
}: {
  name: string
  initial: string
  submit: ReactNode
  addressOf: (phrase: string) => string
  panel: ComponentType<SearchPanelProps>
}) {
  const listId = `${useId()}list`
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  // before hydration it is a plain search field with possibly typed text
  const [isAlive, setAlive] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [summary, setSummary] = useState(NO_SUMMARY)
  // module of the cells, loaded with the panel
  const [cells, setCells] = useState<typeof Cells | null>(null)
  const place = useVisitorLocation()
  const isExpanded = isOpen && summary.count > 0

  const close = () => {
    setOpen(false)
    setActive(null)
    setSummary(NO_SUMMARY)
  }
  const write = (text: string) => {
    if (input.current) input.current.value = text
    setTyped(text)
    setActive(null)
  }
  const keep = (phrase: string) => {
    rememberSearch(phrase)
    recordSearch(phrase, place)
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
  useEffect(() => {
    if (!isOpen) return
    // without the panel suggestions can still be pressed
    import('./active-cell.ts').then(setCells).catch(() => undefined)
  }, [isOpen])
  useEffect(() => cells?.markActive(listId, active))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
    if (key === 'ArrowDown' || key === 'ArrowUp' || (isAcross && active !== null)) {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      else if (cells) setActive(cells.nextCell(listId, active, key))
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (key === 'Enter' && active !== null) {
      event.preventDefault()
      document.getElementById(active)?.click()
    } else if (key === 'Tab') close()
  }

  return (
    <div ref={box} className={css.box} data-open={isOpen || undefined}>
      <div className={css.line}>
        {isOpen && (
          <span className={css.back}>
            <IconButton icon={ArrowLeftIcon} label={layoutText.search.back} look="gray" onClick={close} />
          </span>
        )}
        <SearchField
          ref={input}
          name={name}
          label={layoutText.search.label}
          placeholder={layoutText.search.placeholder}
          defaultValue={initial}
          maxLength={100}
          {...(isAlive && { role: 'combobox', 'aria-haspopup': 'grid' as const, 'aria-expanded': isExpanded })}
          aria-controls={isExpanded ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active ?? undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(null)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          clearLabel={layoutText.search.clear}
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
        <div className={css.panel}>
          <Suspense fallback={null}>
            <Panel
              id={listId}
              typed={typed}
              addressOf={addressOf}
              onPhrase={(phrase) => {
                write(phrase)
                keep(phrase)
              }}
              onLeave={close}
              onChanged={() => cells && setActive(cells.lineOf)}
              onSummary={setSummary}
            />
          </Suspense>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {summary.text}
      </span>
    </div>
  )
}
