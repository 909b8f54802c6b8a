import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { standHours } from '@okolitsa/strings/ru/day-range.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { farmerDelivery } from '@okolitsa/strings/ru/farmer-delivery.ts'
import { lazy, Suspense, useState } from 'react'
import type { useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import css from './shipping.module.css'
import { TradePlaceForm } from './trade-place-form.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = words.tradePlaces

/** Pickup places; one is edited at a time. */
export function TradePlaceList({
  shipping,
  saving,
}: {
  shipping: Shipping
  saving: ReturnType<typeof useShipping>['tradePlaces']
}) {
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Shipping['tradePlaces'][number] | null>(null)
  const reference = { ...useDayReference(), zone: shipping.timeZone }
  const close = () => {
    saving.reset()
    setOpen(null)
  }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      {shipping.tradePlaces.length === 0 && open === null && <p className="muted">{text.none}</p>}
      <ul className={css.rates}>
        {shipping.tradePlaces.map((place) => (
          <li key={place.id}>
            {open === place.id ? (
              <TradePlaceForm
                place={place}
                saving={saving}
                onSave={(form) => saving.mutate({ kind: 'change', id: place.id, form }, { onSuccess: close })}
                onClose={close}
                onRemove={() => setLeaving(place)}
              />
            ) : (
              <button type="button" className={css.rate} onClick={() => setOpen(place.id)}>
                <b>
                  <span className="visually-hidden">{text.edit} </span>
                  {place.title}
                </b>
                <small>
                  {[
                    farmerDelivery.pickup.address(place.city, place.address),
                    ...place.hours.map(({ weekdays, from, to }) =>
                      place.days
                        ? standHours(place.days, from, to, reference)
                        : farmerDelivery.pickup.hours(weekdays, from, to),
                    ),
                  ].join(' · ')}
                </small>
              </button>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <TradePlaceForm
          place={null}
          saving={saving}
          onSave={(form) => saving.mutate({ kind: 'open', form }, { onSuccess: close })}
          onClose={close}
        />
      ) : (
        <Button look="secondary" icon={PlusIcon} onClick={() => setOpen('new')}>
          {text.add}
        </Button>
      )}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={text.closeTitle(leaving.title)}
            text={text.closeText}
            confirmText={text.closeConfirm}
            cancelText={words.cancel}
            busy={saving.isPending}
            onConfirm={() =>
              saving.mutate({ kind: 'close', id: leaving.id }, { onSettled: () => setLeaving(null), onSuccess: close })
            }
          />
        </Suspense>
      )}
    </Card>
  )
}
