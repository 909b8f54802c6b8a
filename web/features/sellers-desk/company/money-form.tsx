import type { Company } from '@okolitsa/contracts/sellers/company.ts'
import { REGISTERED_TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { company as words } from '@okolitsa/strings/ru/company.ts'
import { constructorEntry } from '@okolitsa/strings/ru/constructor-entry.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import { useState } from 'react'
import { useChangeCompany } from '../../../data/sellers/desk/use-company.ts'
import { KeptForm } from '../../../platform/forms/kept-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import css from './company.module.css'

const text = words.money
const taxes = REGISTERED_TAX_SYSTEMS.map((value) => ({ value, title: constructorEntry.taxes[value] }))

export function MoneyForm({ organizationId, company }: { organizationId: number; company: Company }) {
  const change = useChangeCompany(organizationId)
  const [methods, setMethods] = useState<ReadonlySet<string>>(new Set(company.paymentMethods))
  const isNone = methods.size === 0
  return (
    <Card as="section" id="money">
      <KeptForm
        id={`money-${organizationId}`}
        sending={change}
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isNone) return
          const tax = new FormData(event.currentTarget).get('taxSystem')
          change.mutate({
            taxSystem: REGISTERED_TAX_SYSTEMS.find((one) => one === tax) ?? company.taxSystem,
            paymentMethods: PAYMENT_METHODS.filter((method) => methods.has(method)),
          })
        }}
      >
        <h2 className="h3">{text.title}</h2>
        {company.legal.ien === '' ? (
          <p>
            {text.tax}: {constructorEntry.taxes[company.taxSystem]}
          </p>
        ) : (
          <Select
            name="taxSystem"
            label={text.tax}
            hint={text.taxHint}
            items={taxes}
            defaultValue={company.taxSystem}
          />
        )}
        <fieldset className={css.methods}>
          <legend>{text.methods}</legend>
          {PAYMENT_METHODS.map((method) => (
            <Checkbox
              key={method}
              checked={methods.has(method)}
              note={paymentMethodTexts[method].note}
              onChange={({ target }) =>
                setMethods(
                  new Set(target.checked ? [...methods, method] : [...methods].filter((one) => one !== method)),
                )
              }
            >
              {paymentMethodTexts[method].title}
            </Checkbox>
          ))}
          {isNone && <p role="alert">{text.least}</p>}
        </fieldset>
        <p className="sm muted">{text.payouts}</p>
        <Button type="submit" size="xlarge" busy={change.isPending} disabled={isNone}>
          {words.save}
        </Button>
      </KeptForm>
    </Card>
  )
}
