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
 * A text field with suggestions. The screen requests them on `onInputChange`; the list is not filtered here.
 *
 * Suggestions arrive late, and the text changes when one is chosen, so the field controls the list itself: open from a
 * typed letter until a choice, Escape, Enter or blur. React Aria's own rules (open on every change of the text, close
 * on scroll) would reopen it after a choice and close it during keyboard use. No item stays selected: the text is the
 * value, and the same suggestion may be chosen twice.
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
  /** Shown when there are no suggestions; without it an empty list stays closed. */
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
        // the arrow keys opened the list
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
 * The list: open while it is wanted and not empty. It scrolls with the page, so a moving page (a field scrolled into
 * view, a loaded picture) does not close it.
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
