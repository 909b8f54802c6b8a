import { CheckIcon } from '../../ui/icons.ts'
import css from './picking.module.css'
import { pressInRow, type RowKeys } from './row-keys.ts'

/** A 60 px checkbox: the line is complete or not. */
export function CheckBox({
  row,
  label,
  checked,
  onCheck,
  onTotal,
}: {
  /** Groups the row with others for arrow keys. */
  row: string
  label: string
  checked: boolean
  onCheck: (isChecked: boolean) => void
  onTotal?: RowKeys['onTotal']
}) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        className="visually-hidden"
        aria-label={label}
        data-row={row}
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        onKeyDown={(event) => pressInRow(event, row, { onTotal, onAll: () => onCheck(true) })}
      />
      <span>
        <CheckIcon size={30} />
      </span>
    </label>
  )
}
