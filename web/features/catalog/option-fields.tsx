import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import css from './filter-form.module.css'

/** Number of options displayed initially; a link opens the others. */
const SHOWN = 4

/** The count next to a filter; null = not computed. */
export const counted = (count: number | null): string | undefined => (count === null ? undefined : formatNumber(count))

interface Option {
  readonly value: string
  readonly title: string
  readonly count: number | null
  readonly selected: boolean
}

/** Options of a filter, combined by «or». */
export function OptionFields({
  legend,
  name,
  options,
  more,
}: {
  legend: string
  name: string
  options: readonly Option[]
  more: (count: number) => string
}) {
  const isUpFront = (option: Option, index: number) => option.selected || index < SHOWN
  const rest = options.filter((option, index) => !isUpFront(option, index))
  const box = ({ value, title, count, selected }: Option) => (
    <Checkbox key={value} name={name} value={value} defaultChecked={selected} note={counted(count)}>
      {title}
    </Checkbox>
  )
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {options.filter(isUpFront).map(box)}
      {rest.length > 0 && (
        <details className={css.moreFarmers}>
          <summary className="link">{more(rest.length)}</summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  )
}
