import type { OwnKpp } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { moneyPapers } from '@okolitsa/strings/ru/money-papers.ts'
import { useState } from 'react'
import { useSetKpp } from '../../data/agency-papers/desk/use-own-papers.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = moneyPapers.kpp

/** КПП of a company, which its electronic papers name. Proprietors and persons have none. */
export function KppCard({ organizationId, initial }: { organizationId: number; initial: OwnKpp }) {
  const set = useSetKpp(organizationId)
  const { isCompany, kpp, mayChange } = set.data ?? initial
  const [typed, setTyped] = useState(kpp ?? '')
  if (!isCompany) return null
  return (
    <Card as="section" aria-label={text.title}>
      <KeptForm
        id={`kpp-${organizationId}`}
        sending={set}
        method="post"
        noValidate
        className="stack g3"
        onSubmit={(event) => {
          event.preventDefault()
          set.mutate(typed)
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <p className="sm muted">{text.text}</p>
        <TextField
          name="kpp"
          label={text.label}
          inputMode="numeric"
          maxLength={9}
          value={typed}
          readOnly={!mayChange}
          error={fieldErrorsOf(set.error).kpp}
          onChange={({ target }) => setTyped(target.value)}
        />
        {mayChange && (
          <Button type="submit" look="secondary" busy={set.isPending}>
            {text.save}
          </Button>
        )}
      </KeptForm>
    </Card>
  )
}
