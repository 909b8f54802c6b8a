import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import css from './goods.module.css'

/**
 * A number in a row. Enter and arrow keys commit it and move to the next row, Escape restores the old value, blur
 * commits.
 */
export function GoodsField({
  column,
  label,
  before,
  after,
  value,
  per,
  least,
  wrong,
  tone,
  placeholder,
  onSave,
}: {
  column: 'price' | 'amount'
  label: string
  before?: string | undefined
  after: string
  /** Value in the smallest units; null = no value. */
  value: number | null
  per: 1 | 100 | 1_000
  least: 0 | 1
  /** Error message for an invalid number. */
  wrong: string
  tone?: 'few' | 'none' | undefined
  placeholder?: string | undefined
  onSave: (value: number) => void
}) {
  const [draft, setShownDraft] = useState<string | null>(null)
  /** The typed text, in a ref, because blur may follow Enter before a render. */
  const typed = useRef<string | null>(null)
  const setDraft = (next: string | null) => {
    typed.current = next
    setShownDraft(next)
  }
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const shown = draft ?? (value === null ? '' : text.number(value / per))

  const giveBack = () => {
    setDraft(null)
    setWrong(false)
  }
  const keep = () => {
    const kept = typed.current
    if (kept === null) return true
    const units = unitsTyped(kept, per)
    const isEmptied = kept.trim() === '' && value === null
    const isKept = isEmptied || (units !== null && units >= least && units <= 2_147_483_647)
    setWrong(!isKept)
    if (!isKept) return false
    setDraft(null)
    if (units !== null && units !== value) onSave(units)
    return true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return giveBack()
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    if (keep()) focusAdjacent(event.currentTarget, step)
  }

  return (
    <span className={css.cell}>
      <span className={classNames(css.field, tone && css[tone], isWrong && css.wrong)}>
        {before && <span className={css.before}>{before}</span>}
        <input
          inputMode={per === 1 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          data-column={column}
          placeholder={placeholder}
          value={shown}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={keep}
          onKeyDown={press}
        />
        <span>{after}</span>
      </span>
      {isWrong && (
        <small id={id} role="alert">
          {wrong}
        </small>
      )}
    </span>
  )
}

function focusAdjacent(input: HTMLInputElement, step: number): void {
  const same = `[data-column="${input.dataset.column}"]`
  const rows = [...(input.closest('[data-rows]')?.querySelectorAll<HTMLInputElement>(same) ?? [])]
  const next = rows[rows.indexOf(input) + step]
  next?.focus()
  next?.select()
}
