import { type ReactNode, useId } from 'react'
import { asSentence } from './as-sentence.ts'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icon.tsx'
import css from './radio-cards.module.css'

export interface PickTile<Value extends string> {
  value: Value
  title: ReactNode
  note?: ReactNode
  /** Month under a day. */
  month?: string | undefined
  /** Accessible name instead of the short text of the tile. */
  spoken?: string | undefined
  /** Content at the end of the tile: a price, a term. */
  end?: ReactNode
  icon?: IconComponent | undefined
  /** The tile cannot be chosen; give the reason in `note`. */
  disabled?: boolean | undefined
}

/**
 * A choice of one tile: native radios with arrow keys. `rows` are wide, `columns` three in a row, `pairs` two, `days`
 * small squares.
 */
export function RadioCards<Value extends string>({
  label,
  hideLabel = true,
  name,
  form,
  value,
  items,
  layout = 'rows',
  error,
  onValueChange,
}: {
  label: string
  hideLabel?: boolean | undefined
  name?: string | undefined
  /** Id of the form; absent = the surrounding one. */
  form?: string | undefined
  value: Value | null
  items: ReadonlyArray<PickTile<Value>>
  layout?: 'rows' | 'columns' | 'pairs' | 'days' | undefined
  error?: string | undefined
  onValueChange: (value: Value) => void
}) {
  const ownName = useId()
  return (
    <fieldset className={css.group} aria-invalid={error ? true : undefined}>
      <legend className={hideLabel ? 'visually-hidden' : css.legend}>{label}</legend>
      <div className={css[layout]}>
        {items.map(({ icon: Drawing, ...item }) => (
          <label key={item.value} className={classNames(css.tile, item.disabled && css.off)}>
            <input
              className="visually-hidden"
              type="radio"
              name={name ?? ownName}
              form={form}
              value={item.value}
              checked={item.value === value}
              disabled={item.disabled}
              onChange={() => onValueChange(item.value)}
            />
            {Drawing && (
              <span className={css.icon}>
                <Drawing size={22} />
              </span>
            )}
            {item.spoken && <span className="visually-hidden">{item.spoken}</span>}
            <span className={css.text} aria-hidden={item.spoken ? 'true' : undefined}>
              <b>{item.title}</b>
              {item.month && <small>{item.month}</small>}
              {item.note && <small>{item.note}</small>}
            </span>
            {item.end && <span className={css.end}>{item.end}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p className={css.error} role="alert">
          {asSentence(error)}
        </p>
      )}
    </fieldset>
  )
}
