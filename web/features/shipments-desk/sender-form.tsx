import type { ShipmentSettings } from '@okolitsa/contracts/shipments/shipment.ts'
import { STANDARD_BOX } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import type { ParcelStart } from '@okolitsa/domain/shipments/shipment-tariff.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { shipmentsDesk } from '@okolitsa/strings/ru/shipments-desk.ts'
import { useState } from 'react'
import { useShipmentSender } from '../../data/shipments/desk/use-shipment-sender.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './parcels.module.css'

const text = shipmentsDesk.sender
const SIDES = ['lengthCm', 'widthCm', 'heightCm'] as const

/** Method of the seller's transfer of parcels to the carrier: place, contact, default box. */
export function SenderForm({ organizationId, initial }: { organizationId: number; initial: ShipmentSettings }) {
  const { settings, saving } = useShipmentSender(organizationId, initial)
  const { sender, points, town } = settings
  const [start, setStart] = useState<ParcelStart>(sender?.start ?? (points?.length === 0 ? 'courier' : 'office'))
  const [phone, setPhone] = useState(sender ? `+${sender.contactPhone}` : '')
  if (!settings.isOn) return null
  const mistakes = fieldErrorsOf(saving.error)
  const box = sender?.box ?? STANDARD_BOX
  const labels = { lengthCm: text.length, widthCm: text.width, heightCm: text.height }
  const submit = (data: FormData) => {
    const numberOf = (name: string) => Number(data.get(name))
    saving.mutate({
      contactName: String(data.get('contactName') ?? ''),
      contactPhone: phone,
      start,
      pointCode: start === 'office' ? String(data.get('pointCode') ?? '') : null,
      address: start === 'courier' ? String(data.get('address') ?? '') : null,
      box: { lengthCm: numberOf('lengthCm'), widthCm: numberOf('widthCm'), heightCm: numberOf('heightCm') },
    })
  }
  return (
    <Card as="section" id="cdek">
      <KeptForm
        id={`sender-${organizationId}`}
        sending={saving}
        method="post"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <div>
          <h2 className="h3">{text.title}</h2>
          <p className="sm muted">{text.lead}</p>
        </div>
        <RadioCards
          label={text.start}
          layout="rows"
          value={start}
          onValueChange={setStart}
          items={[
            { value: 'office', title: text.office, note: text.officeNote },
            { value: 'courier', title: text.courier, note: text.courierNote },
          ]}
        />
        {start === 'office' ? (
          <Points points={points} town={town} chosen={sender?.point?.code ?? ''} error={mistakes.pointCode} />
        ) : (
          <TextField
            name="address"
            label={text.address(town)}
            defaultValue={sender?.address ?? ''}
            autoComplete="street-address"
            required
            error={mistakes.address}
          />
        )}
        <TextField
          name="contactName"
          label={text.name}
          defaultValue={sender?.contactName ?? ''}
          autoComplete="name"
          required
          error={mistakes.contactName}
        />
        <PhoneField
          name="contactPhone"
          label={text.phone}
          value={phone}
          onValueChange={setPhone}
          error={mistakes.contactPhone}
        />
        <fieldset className={css.box}>
          <legend>{text.box}</legend>
          <div className={css.sides}>
            {SIDES.map((name) => (
              <TextField
                key={name}
                name={name}
                label={labels[name]}
                defaultValue={box[name]}
                inputMode="numeric"
                required
                error={mistakes[`box.${name}`]}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <Button type="submit" busy={saving.isPending}>
            {words.save}
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}

function Points({
  points,
  town,
  chosen,
  error,
}: {
  points: ShipmentSettings['points']
  town: string
  chosen: string
  error: string | undefined
}) {
  if (points === null) return <Notification tone="warning">{text.silent}</Notification>
  if (points.length === 0) return <Notification tone="info">{text.noPoints(town)}</Notification>
  return (
    <Select
      name="pointCode"
      label={text.point}
      defaultValue={chosen}
      required
      error={error}
      items={[
        { value: '', title: text.choosePoint },
        ...points.map(({ code, address, workTime }) => ({
          value: code,
          title: [`${code}, ${address}`, workTime].filter(Boolean).join(', '),
        })),
      ]}
    />
  )
}
