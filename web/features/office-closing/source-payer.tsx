import { closing } from '@okolitsa/strings/ru/closing.ts'
import { useState } from 'react'
import { useRegisters } from '../../data/office/use-closing.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = closing.files

/** Names the payer of an acquirer that was added without one. */
export function SourcePayer({ sourceId }: { sourceId: number }) {
  const { namePayer } = useRegisters()
  const [payer, setPayer] = useState('')
  return (
    <KeptForm
      id={`register-payer:${sourceId}`}
      sending={namePayer}
      className="stack g3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!namePayer.isPending) namePayer.mutate({ sourceId, payer: payer.trim() })
      }}
    >
      <TextField
        label={text.payer}
        hint={text.payerHint}
        inputMode="numeric"
        maxLength={12}
        value={payer}
        error={fieldErrorsOf(namePayer.error).payer}
        onChange={({ target }) => setPayer(target.value)}
      />
      <Button type="submit" look="secondary" size="medium" busy={namePayer.isPending}>
        {text.savePayer}
      </Button>
    </KeptForm>
  )
}
