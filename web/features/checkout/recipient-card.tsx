import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { dinner } from '@okolitsa/strings/ru/dinner.ts'
import { Controller, useFormContext } from 'react-hook-form'
import { Card } from '../../ui/card.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import css from './fields.module.css'

export function RecipientCard({ isCourier, isDinner }: { isCourier: boolean; isDinner: boolean }) {
  return (
    <Card as="section" className="stack g5">
      <h2 className="h3">{isCourier ? text.recipient.courier : text.recipient.pickup}</h2>
      <RecipientFields isCourier={isCourier} isDinner={isDinner} />
    </Card>
  )
}

export function RecipientFields({
  isCourier,
  isDinner = false,
}: {
  isCourier: boolean
  /** For a dinner only: its courier arrives within minutes and does not call before. */
  isDinner?: boolean
}) {
  const { control, register, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  const words = text.recipient
  return (
    <div className={css.pair}>
      <TextField
        label={words.name}
        autoComplete="given-name"
        error={errors.name?.message}
        maxLength={60}
        {...register('name')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            ref={field.ref}
            label={words.phone}
            hint={isDinner ? dinner.phoneHint : isCourier ? words.phoneHint : words.phoneHintPickup}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.phone?.message}
          />
        )}
      />
    </div>
  )
}
