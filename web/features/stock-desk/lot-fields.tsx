import { stockLots as text } from '@okolitsa/strings/ru/stock-lots.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './stock.module.css'

/** A typed lot; dates are empty until they are chosen. */
export interface ArrivedLot {
  readonly number: string
  readonly madeOn: string
  readonly bestBefore: string
}

/** A lot must not expire before it was made. */
export const areDatesRight = ({ madeOn, bestBefore }: ArrivedLot): boolean =>
  !madeOn || !bestBefore || madeOn <= bestBefore

/** The typed fields without empty ones. */
export const filledLot = ({ number, madeOn, bestBefore }: ArrivedLot) => ({
  number: number.trim(),
  ...(madeOn && { madeOn }),
  ...(bestBefore && { bestBefore }),
})

export function LotFields({
  lot,
  isAsked,
  onChange,
}: {
  lot: ArrivedLot
  isAsked: boolean
  onChange: (lot: ArrivedLot) => void
}) {
  return (
    <>
      <TextField
        label={text.numberLabel}
        hint={text.numberHint}
        error={isAsked && lot.number.trim() === '' ? text.wrongNumber : undefined}
        autoComplete="off"
        maxLength={40}
        value={lot.number}
        onChange={(event) => onChange({ ...lot, number: event.target.value })}
        autoFocus
      />
      <div className={css.dates}>
        <TextField
          label={text.madeLabel}
          type="date"
          value={lot.madeOn}
          onChange={(event) => onChange({ ...lot, madeOn: event.target.value })}
        />
        <TextField
          label={text.bestBeforeLabel}
          type="date"
          error={areDatesRight(lot) ? undefined : text.wrongDates}
          value={lot.bestBefore}
          onChange={(event) => onChange({ ...lot, bestBefore: event.target.value })}
        />
      </div>
    </>
  )
}
