import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import { bareLocation } from '@okolitsa/domain/geo/location.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { doorText } from '@okolitsa/strings/ru/door.ts'
import { formatDay, formatPrice, formatSlot } from '@okolitsa/strings/ru/format.ts'
import { locationPickerText } from '@okolitsa/strings/ru/location-picker.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { useDeliveryChange, useDeliveryPreview } from '../../data/orders/use-delivery-change.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DoorFields } from '../../ui/door-fields.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type DeliveryForm, formOf, isNothing, requestedChangeOf, wrongFields } from './delivery-form.ts'
import { moneyOutcome } from './money-outcome.ts'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = orderChanges.delivery

/** Asks to mark the house on the map as in the checkout; supplied by the route. */
export type AskHousePoint = (asked: {
  place: OrderAnswer['place']
  isNeeded: boolean
  onPoint: (pointed: OrderAnswer['place']) => void
}) => ReactNode

/** Changes day, address or recipient: available days, price, one confirmation. */
export default function DeliveryWindow({
  order,
  housePoint,
  onClose,
}: {
  order: OrderAnswer
  housePoint: AskHousePoint
  onClose: () => void
}) {
  const [form, keep, drop] = useDraft(`delivery-${order.id}`, () => formOf(order))
  const [isAsked, setAsked] = useState(false)
  const requestedChange = requestedChangeOf(order, form)
  const { preview, refusal, needsPoint, isCounting } = useDeliveryPreview(order.id, requestedChange)
  const close = () => {
    drop()
    onClose()
  }
  const { save, refusal: saveRefusal } = useDeliveryChange(order.id, close)
  const wrongNow = wrongFields(order, form)
  const wrong = isAsked ? wrongNow : new Set<never>()
  const change = (changed: Partial<DeliveryForm>) => {
    save.reset()
    keep(changed)
  }
  const isCourier = order.deliveryKind === 'courier'
  const confirm = () => {
    setAsked(true)
    if (wrongNow.size > 0 || isNothing(requestedChange) || !preview || isCounting || refusal) return
    save.mutate({ ...requestedChange, expectedTotal: preview.totalAfter })
  }
  const words = refusal ?? saveRefusal
  return (
    <Modal
      isOpen
      onOpenChange={close}
      closeLabel={text.close}
      title={text.title}
      footer={
        order.may.changeDelivery && (
          <Button
            block
            size="xlarge"
            look={isNothing(requestedChange) || refusal ? 'secondary-gray' : 'primary'}
            aria-disabled={isNothing(requestedChange) || refusal !== null}
            busy={save.isPending || (isCounting && !isNothing(requestedChange))}
            onClick={confirm}
          >
            {preview && !isNothing(requestedChange) && !refusal ? text.save(preview.totalAfter) : text.saveIdle}
          </Button>
        )
      }
    >
      {order.may.changeDelivery ? (
        <div className="stack g5">
          <p className="sm muted">{text.intro}</p>
          {order.deliveryKind === 'cdek' ? (
            <p className="sm">{text.parcel}</p>
          ) : (
            <Days order={order} dates={preview?.dates ?? []} value={form.date} onPick={(date) => change({ date })} />
          )}
          {isCourier && (
            <Door
              form={form}
              isWrong={wrong.has('address')}
              needsPoint={needsPoint}
              housePoint={housePoint}
              onChange={change}
            />
          )}
          <TextField
            label={checkout.recipient.name}
            value={form.name}
            error={wrong.has('name') ? text.needName : undefined}
            maxLength={60}
            onChange={(event) => change({ name: event.target.value })}
          />
          <PhoneField
            label={checkout.recipient.phone}
            value={form.phone}
            error={wrong.has('phone') ? text.needPhone : undefined}
            onValueChange={(phone) => change({ phone })}
          />
          <div className="stack" aria-live="polite" aria-busy={isCounting}>
            {words && !needsPoint && <Notification tone="warning" title={words} />}
            {!words && isNothing(requestedChange) && <p className="sm muted">{text.untouched}</p>}
            {!words && !isNothing(requestedChange) && preview && (
              <>
                <SumList
                  items={[
                    { title: orderChanges.money.delivery, value: formatPrice(preview.delivery) },
                    {
                      title: orderChanges.money.total,
                      value: orderChanges.money.change(preview.totalBefore, preview.totalAfter),
                      kind: 'total' as const,
                    },
                  ]}
                />
                <p className="sm">{moneyOutcome(order, preview.totalBefore, preview.totalAfter)}</p>
              </>
            )}
          </div>
        </div>
      ) : (
        <Notification tone="info" title={text.tooLate}>
          {orderChanges.edit.tooLateText}
        </Notification>
      )}
    </Modal>
  )
}

/** Available delivery days of the address. */
function Days({
  order,
  dates,
  value,
  onPick,
}: {
  order: OrderAnswer
  dates: readonly ({ date: string } & SlotHours)[]
  value: string
  onPick: (date: string) => void
}) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  // the days of an address are unknown until its delivery is confirmed
  if (dates.length === 0) return null
  return (
    <RadioCards
      label={text.day}
      hideLabel={false}
      layout="pairs"
      value={value}
      items={dates.map(({ date, ...slot }) => ({
        value: date,
        title: formatDay(date, reference),
        note: formatSlot(slot),
      }))}
      onValueChange={onPick}
    />
  )
}

/** The address with suggestions and door details. */
function Door({
  form,
  isWrong,
  needsPoint,
  housePoint,
  onChange,
}: {
  form: DeliveryForm
  isWrong: boolean
  needsPoint: boolean
  housePoint: AskHousePoint
  onChange: (changed: Partial<DeliveryForm>) => void
}) {
  const [typed, setTyped] = useState(form.place?.title ?? '')
  const { found, isEmpty, isGuessed } = useAddressSearch(typed)
  const { place } = form
  const [pointed, setPointed] = useState<OrderAnswer['place']['coords'] | null>(null)
  const isPointed = pointed?.latitude === place?.coords.latitude && pointed?.longitude === place?.coords.longitude
  return (
    <div className="stack g4">
      <Suspense fallback={<Skeleton height={76} />}>
        <ComboBox
          label={checkout.address}
          name="address"
          inputValue={typed}
          placeholder={checkout.addressPlaceholder}
          hint={checkout.addressHint}
          error={isWrong ? checkout.addressPick : undefined}
          icon={MapPinIcon}
          items={found.map((place, index) => ({
            id: String(index),
            title: place.title,
            note: isGuessed ? locationPickerText.otherPlace : undefined,
          }))}
          emptyText={isEmpty ? checkout.addressNothing : undefined}
          onInputChange={(words) => {
            setTyped(words)
            if (words !== form.place?.title) onChange({ place: null })
          }}
          onSelect={(id) => {
            const picked = found[Number(id)]
            if (!picked) return
            const { regionCode, ...location } = bareLocation(picked)
            const code = regionCode as OrderAnswer['place']['regionCode']
            const place = { ...location, regionCode: code, ...NO_DOOR }
            setTyped(place.title)
            onChange({ place })
          }}
        />
      </Suspense>
      {place &&
        (needsPoint || isPointed) &&
        housePoint({
          place,
          isNeeded: needsPoint,
          onPoint: (house) => {
            setPointed(house.coords)
            onChange({ place: house })
          },
        })}
      <DoorFields
        words={doorText}
        fieldOf={(field) => ({ value: form[field], onChange: ({ target }) => onChange({ [field]: target.value }) })}
      />
    </div>
  )
}
