import {
  MAX_SELLER_PHONES,
  type SellerNotifications,
} from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import { USUAL_QUIET_HOURS } from '@okolitsa/domain/seller-notifications/next-sendings.ts'
import { sellerNotifications as words } from '@okolitsa/strings/ru/seller-notifications.ts'
import { useState } from 'react'
import { useNotificationAddresses } from '../../data/seller-notifications/desk/use-seller-notifications.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './notifications.module.css'

const text = words.addresses
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour * 60), title: text.hour(hour) }))
const isGiven = (phone: string): boolean => phone !== '' && phone !== '+7'

export function AddressesForm({ organizationId, arranged }: { organizationId: number; arranged: SellerNotifications }) {
  const save = useNotificationAddresses(organizationId)
  const mistakes = fieldErrorsOf(save.error)
  const [phones, setPhones] = useState<readonly string[]>(() =>
    arranged.phones.length > 0 ? arranged.phones.map((phone) => `+${phone}`) : [''],
  )
  const [isQuiet, setQuiet] = useState(arranged.quiet !== null)
  const { from, to } = arranged.quiet ?? USUAL_QUIET_HOURS
  // errors of fields contain the index among the sent telephones, where empty ones are left out
  const sentPlaces = new Map(
    phones.flatMap((phone, place) => (isGiven(phone) ? [place] : [])).map((place, at) => [place, at]),
  )
  return (
    <Card as="section" id="addresses">
      <KeptForm
        id="seller-notification-addresses"
        sending={save}
        state={{ phones, isQuiet }}
        onRestore={(kept) => {
          setPhones(kept.phones)
          setQuiet(kept.isQuiet)
        }}
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (save.isPending) return
          const data = new FormData(event.currentTarget)
          const email = String(data.get('email') ?? '').trim()
          save.mutate({
            phones: phones.filter(isGiven),
            email: email === '' ? null : email,
            quiet: isQuiet ? { from: Number(data.get('from')), to: Number(data.get('to')) } : null,
          })
        }}
      >
        <h2 className="h3">{text.title}</h2>
        {phones.map((phone, place) => (
          <PhoneField
            // biome-ignore lint/suspicious/noArrayIndexKey: telephones have no ids
            key={place}
            name={`phone-${place}`}
            label={text.phone(place + 1)}
            hint={place === 0 ? text.usualPhones(arranged.usualPhones) : undefined}
            value={phone}
            onValueChange={(typed) => setPhones(phones.map((one, at) => (at === place ? typed : one)))}
            error={mistakes[`phones.${sentPlaces.get(place)}`]}
          />
        ))}
        {phones.length < MAX_SELLER_PHONES && (
          <div>
            <Button look="soft" size="medium" icon={PlusIcon} onClick={() => setPhones([...phones, ''])}>
              {text.addPhone}
            </Button>
          </div>
        )}
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={text.email}
          hint={text.usualEmail(arranged.usualEmail)}
          defaultValue={arranged.email ?? ''}
          error={mistakes.email}
        />
        <Switch
          checked={isQuiet}
          note={text.quietNote(arranged.type)}
          onChange={({ target }) => setQuiet(target.checked)}
        >
          {text.quiet}
        </Switch>
        {isQuiet && (
          <div className={css.hours}>
            <Select name="from" label={text.from} items={HOURS} defaultValue={from} />
            <Select name="to" label={text.to} items={HOURS} defaultValue={to} />
          </div>
        )}
        <Button type="submit" size="xlarge" busy={save.isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Card>
  )
}
