import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import { asSentence } from './as-sentence.ts'
import { classNames } from './class-names.ts'
import css from './combo-box.module.css'
import field from './field-frame.module.css'
import type { IconComponent } from './icon.tsx'
import { CircleAlertIcon } from './icons.ts'
import inputCss from './input.module.css'

export interface ComboBoxItem {
  id: string
  title: string
  note?: string | undefined
  icon?: IconComponent | undefined
}

/**
 * A text field with suggestions. The screen asks for them on `onInputChange`; the list is never filtered here.
 *
 * Suggestions come late and the text changes when one is taken, so the field decides itself when its list is open:
 * from a letter until something is taken, Escape, Enter or leaving. What React Aria would do by itself (open on every
 * change of the text, close when the page scrolls) opens it again after a choice and takes it away from under the keys. Nothing stays selected: the text is the value, and the same suggestion may be taken twice.
 */
export default function ComboBox({
  label,
  hideLabel,
  inputValue,
  onInputChange,
  items,
  onSelect,
  emptyText,
  error,
  hint,
  placeholder,
  icon: Drawing,
  autoFocus,
  name,
}: {
  label: string
  hideLabel?: boolean | undefined
  inputValue: string
  onInputChange: (text: string) => void
  items: readonly ComboBoxItem[]
  onSelect: (id: string) => void
  /** Shown in the list when nothing is found; without it an empty list stays closed. */
  emptyText?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string | undefined
  icon?: IconComponent | undefined
  autoFocus?: boolean | undefined
  name?: string | undefined
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const hasEmptyText = emptyText !== undefined && inputValue !== ''
  return (
    <AriaComboBox
      className={field.field ?? ''}
      inputValue={inputValue}
      onInputChange={onInputChange}
      items={items}
      allowsCustomValue
      allowsEmptyCollection={hasEmptyText}
      menuTrigger="manual"
      value={null}
      isInvalid={error !== undefined}
      onChange={(key) => {
        setWanted(false)
        if (key !== null) onSelect(String(key))
      }}
      onOpenChange={(isOpen) => {
        // by the arrow keys
        if (isOpen) setWanted(true)
      }}
    >
      <Label className={hideLabel ? 'visually-hidden' : (field.label ?? '')}>{label}</Label>
      <span className={classNames(inputCss.box, css.box)}>
        {Drawing && <Drawing size={20} className={css.icon} />}
        <Input
          ref={input}
          className={classNames(inputCss.input, css.input, Drawing && css.withIcon, error && inputCss.error)}
          placeholder={placeholder ?? ''}
          autoComplete="off"
          onInput={() => setWanted(true)}
          onBlur={() => setWanted(false)}
          onKeyDown={({ key }) => {
            if (key === 'Escape' || key === 'Enter') setWanted(false)
          }}
          {...(name ? { name } : {})}
        />
      </span>
      {error ? (
        <span className={field.error} role="alert">
          <CircleAlertIcon size={15} />
          {asSentence(error)}
        </span>
      ) : (
        hint && <span className={field.hint}>{hint}</span>
      )}
      <Suggestions isWanted={isWanted} hasWords={items.length > 0 || hasEmptyText}>
        <ListBox<ComboBoxItem>
          className={css.list ?? ''}
          renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}
        >
          {({ id, title, note, icon: Sign }) => (
            <ListBoxItem id={id} textValue={title} className={css.option ?? ''}>
              {Sign && <Sign size={20} />}
              <span>
                {title}
                {note && <small>{note}</small>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Suggestions>
    </AriaComboBox>
  )
}

/**
 * The list: open while it is wanted and has something to say. It scrolls with the page, so a page that still moves
 * under it (a field is brought into view, a picture arrives) does not close it.
 */
function Suggestions({ isWanted, hasWords, children }: { isWanted: boolean; hasWords: boolean; children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const { isOpen = false, isFocused = false } = state ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is new on each render, its facts are not
  useEffect(() => {
    if (isWanted && hasWords && isFocused && !isOpen) state?.open(null, 'input')
    if (!isWanted && isOpen) state?.close()
  }, [isWanted, hasWords, isFocused, isOpen])
  return (
    <Popover
      className={css.popover ?? ''}
      offset={6}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens && window.event?.type !== 'scroll') state?.close()
      }}
    >
      {children}
    </Popover>
  )
}
