import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
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

/** A text field with suggestions. The screen asks for them on `onInputChange`; the list is never filtered here. */
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
  const isTyping = useRef(false)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  return (
    <AriaComboBox
      className={field.field ?? ''}
      inputValue={inputValue}
      onInputChange={onInputChange}
      items={items}
      allowsCustomValue
      allowsEmptyCollection={emptyText !== undefined && inputValue !== ''}
      menuTrigger="input"
      isInvalid={error !== undefined}
      onChange={(key) => {
        isTyping.current = false
        if (key !== null) onSelect(String(key))
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) isTyping.current = false
      }}
    >
      <OpenWhenFound items={items} isTyping={isTyping} />
      <Label className={hideLabel ? 'visually-hidden' : (field.label ?? '')}>{label}</Label>
      <span className={classNames(inputCss.box, css.box)}>
        {Drawing && <Drawing size={20} className={css.icon} />}
        <Input
          ref={input}
          className={classNames(inputCss.input, css.input, Drawing && css.withIcon, error && inputCss.error)}
          placeholder={placeholder ?? ''}
          autoComplete="off"
          onInput={() => {
            isTyping.current = true
          }}
          {...(name ? { name } : {})}
        />
      </span>
      {error ? (
        <span className={field.error} role="alert">
          <CircleAlertIcon size={15} />
          {error}
        </span>
      ) : (
        hint && <span className={field.hint}>{hint}</span>
      )}
      <Popover className={css.popover ?? ''} offset={6}>
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
      </Popover>
    </AriaComboBox>
  )
}

/** The list opens as letters are typed; suggestions that come after the last letter (or a paste) open it as well. */
function OpenWhenFound({ items, isTyping }: { items: readonly ComboBoxItem[]; isTyping: RefObject<boolean> }) {
  const state = useContext(ComboBoxStateContext)
  const count = items.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of suggestions counts
  useEffect(() => {
    if (count > 0 && isTyping.current && state?.isFocused && !state.isOpen) state.open(null, 'input')
  }, [count])
  return null
}
