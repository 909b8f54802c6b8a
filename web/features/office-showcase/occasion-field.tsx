import { OCCASIONS, type Occasion } from '@okolitsa/domain/seasons/occasion.ts'
import { occasionsText as text } from '@okolitsa/strings/ru/occasions.ts'
import { Select } from '../../ui/select.tsx'

/** The yearly occasion on whose days something is shown; '' = on every day. */
export function OccasionField({
  value,
  error,
  onChange,
}: {
  value: Occasion | ''
  error: string | undefined
  onChange: (occasion: Occasion | '') => void
}) {
  return (
    <Select
      label={text.field}
      hint={text.hint}
      items={[
        { value: '', title: text.always },
        ...OCCASIONS.map((occasion) => ({ value: occasion, title: text.titles[occasion] })),
      ]}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value as Occasion | '')}
    />
  )
}
