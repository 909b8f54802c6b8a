import type { ComponentProps } from 'react'
import css from './door-fields.module.css'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

/** Maximum lengths of the fields, as the server accepts them. */
const FIELDS = { flat: 20, entrance: 20, floor: 10, intercom: 20 } as const
const LONGEST_COMMENT = 300
type Field = keyof typeof FIELDS | 'comment'
type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'value'> & {
  readonly error?: string | undefined
  readonly ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void
  readonly onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => unknown
  readonly onBlur?: (event: { target: unknown }) => unknown
}

/** Fields for the courier at the door, in orders and in saved addresses. */
export function DoorFields({
  words,
  fieldOf,
}: {
  words: Readonly<Record<Field | 'commentHint', string>>
  fieldOf: (field: Field) => FieldProps
}) {
  return (
    <div className={css.door}>
      <div className={css.fields}>
        {(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((field) => (
          <TextField
            key={field}
            label={words[field]}
            maxLength={FIELDS[field]}
            {...(field === 'flat' && { autoComplete: 'address-line2' })}
            {...(field === 'floor' && { inputMode: 'numeric' as const })}
            {...fieldOf(field)}
          />
        ))}
      </div>
      <TextArea
        label={words.comment}
        hint={words.commentHint}
        maxLength={LONGEST_COMMENT}
        rows={2}
        {...fieldOf('comment')}
      />
    </div>
  )
}
