import type { Company } from '@okolitsa/contracts/sellers/company.ts'
import { company as words } from '@okolitsa/strings/ru/company.ts'
import { useState } from 'react'
import { useChangeCompany } from '../../../data/sellers/desk/use-company.ts'
import { fieldErrorsOf } from '../../../platform/forms/field-errors.ts'
import { KeptForm } from '../../../platform/forms/kept-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Select } from '../../../ui/select.tsx'
import css from './company.module.css'

const text = words.contact
const hours = (from: number) =>
  Array.from({ length: 24 }, (_, index) => ({ value: String(index + from), title: text.hour(index + from) }))

/** The telephone for customers and the hours it is answered. */
export function ContactForm({ organizationId, company }: { organizationId: number; company: Company }) {
  const change = useChangeCompany(organizationId)
  const mistakes = fieldErrorsOf(change.error)
  // proposes the staff member's own verified number
  const isProposed = company.phone === null && company.ownPhone !== null
  const known = company.phone ?? company.ownPhone
  const [phone, setPhone] = useState(known === null ? '' : `+${known}`)
  return (
    <Card as="section" id="contact">
      <KeptForm
        id={`contact-${organizationId}`}
        sending={change}
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          change.mutate({
            phone: phone === '' || phone === '+7' ? null : phone,
            callFromHour: Number(data.get('callFromHour')),
            callToHour: Number(data.get('callToHour')),
          })
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <PhoneField
          label={text.phone}
          hint={isProposed ? text.phoneProposed : text.phoneHint}
          value={phone}
          onValueChange={setPhone}
          error={mistakes.phone}
        />
        <div className={css.hours}>
          <Select name="callFromHour" label={text.from} items={hours(0)} defaultValue={company.callFromHour} />
          <Select
            name="callToHour"
            label={text.to}
            items={hours(1)}
            defaultValue={company.callToHour}
            error={
              mistakes.callToHour && change.variables?.callFromHour !== undefined
                ? text.later(change.variables.callFromHour)
                : mistakes.callToHour
            }
          />
        </div>
        <Button type="submit" size="xlarge" busy={change.isPending}>
          {words.save}
        </Button>
      </KeptForm>
    </Card>
  )
}
