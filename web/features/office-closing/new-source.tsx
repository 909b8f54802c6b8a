import { REGISTER_KINDS, type RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import { closing } from '@okolitsa/strings/ru/closing.ts'
import { useState } from 'react'
import { useRegisters } from '../../data/office/use-closing.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = closing.files
/** The payer of an acquirer; null = it is not named yet, or the source is another one. */
const payerOf = (kind: RegisterKind, payer: string): string | null =>
  kind === 'acquirer' && payer.trim() !== '' ? payer.trim() : null

/** Adds a source of registers; the new one is chosen. */
export function NewSource({ onAdded }: { onAdded: (sourceId: number) => void }) {
  const { add } = useRegisters()
  const [kind, setKind] = useState<RegisterKind>('acquirer')
  const [title, setTitle] = useState('')
  const [payer, setPayer] = useState('')
  return (
    <form
      className="stack g3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending)
          add.mutate({ kind, title, payer: payerOf(kind, payer) }, { onSuccess: ({ id }) => onAdded(id) })
      }}
    >
      <Select
        label={text.newKind}
        items={REGISTER_KINDS.map((value) => ({ value, title: closing.sourceKinds[value] }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as RegisterKind)}
      />
      <TextField
        label={text.newTitle}
        hint={text.newTitleHint}
        maxLength={100}
        value={title}
        error={fieldErrorsOf(add.error).title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {kind === 'acquirer' && (
        <TextField
          label={text.payer}
          hint={text.payerHint}
          inputMode="numeric"
          maxLength={12}
          value={payer}
          error={fieldErrorsOf(add.error).payer}
          onChange={({ target }) => setPayer(target.value)}
        />
      )}
      <Button type="submit" look="secondary" size="medium" busy={add.isPending}>
        {text.add}
      </Button>
    </form>
  )
}
