import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { formatPrice, formatWindow } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import type { useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MapIcon, PlusIcon } from '../../ui/icons.ts'
import { TONES } from '../../ui/point-map/drawing.ts'
import { areaName } from './area-name.ts'
import { RateForm } from './rate-form.tsx'
import css from './shipping.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const RatesMapWindow = lazy(() => import('./rates-map-window.tsx'))
const text = words.rates

/** Rates with their areas; one is edited at a time. */
export function RateList({
  organizationId,
  shipping,
  saving,
  isKitchen,
}: {
  organizationId: number
  /** A restaurant, whose dinners follow opening hours: a rate has no own days and slots. */
  isKitchen: boolean
  shipping: Shipping
  saving: ReturnType<typeof useShipping>['rates']
}) {
  const { rates } = shipping
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [isMapped, setMapped] = useState(false)
  const [leaving, setLeaving] = useState<Shipping['rates'][number] | null>(null)
  const close = () => {
    saving.reset()
    setOpen(null)
  }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      {rates.length === 0 && open === null && <p className="muted">{text.none}</p>}
      <ul className={css.rates}>
        {rates.map((rate, place) => (
          <li key={rate.id}>
            {open === rate.id ? (
              <RateForm
                organizationId={organizationId}
                rate={rate}
                shipping={shipping}
                isKitchen={isKitchen}
                place={place}
                saving={saving}
                onSave={(form) =>
                  saving.mutate(
                    rates.map((one) => (one.id === rate.id ? { ...form, id: rate.id } : one)),
                    { onSuccess: close },
                  )
                }
                onClose={close}
                onRemove={() => setLeaving(rate)}
              />
            ) : (
              <button type="button" className={css.rate} onClick={() => setOpen(rate.id)}>
                <b className={css.name} data-tone={place % TONES}>
                  <span className="visually-hidden">{text.edit} </span>
                  {rate.title}
                </b>
                <b>{formatPrice(rate.price)}</b>
                <small>
                  {[
                    ...rate.areas.map(({ area }) => areaName(area)),
                    text.line(rate.minOrderSum, rate.freeDeliverySum),
                    rate.hours &&
                      text.hoursLine(
                        rate.hours.weekdays.map((day) => words.schedule.weekdays[day - 1]).join(', '),
                        formatWindow(rate.hours.fromHour, rate.hours.toHour),
                      ),
                    rate.slotCapacity !== null && text.mostLine(rate.slotCapacity),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </button>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <RateForm
          organizationId={organizationId}
          rate={null}
          shipping={shipping}
          isKitchen={isKitchen}
          place={rates.length}
          saving={saving}
          onSave={(form) => saving.mutate([...rates, form], { onSuccess: close })}
          onClose={close}
        />
      ) : (
        <div className={css.actions}>
          <Button look="secondary" icon={PlusIcon} onClick={() => setOpen('new')}>
            {text.add}
          </Button>
          {rates.length > 0 && (
            <Button reads look="secondary-gray" icon={MapIcon} onClick={() => setMapped(true)}>
              {words.map.open}
            </Button>
          )}
        </div>
      )}
      {isMapped && (
        <Suspense>
          <RatesMapWindow organizationId={organizationId} shipping={shipping} onClose={() => setMapped(false)} />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={text.removeTitle(leaving.title)}
            text={text.removeText}
            confirmText={text.removeConfirm}
            cancelText={words.cancel}
            busy={saving.isPending}
            onConfirm={() =>
              saving.mutate(
                rates.filter(({ id }) => id !== leaving.id),
                {
                  onSettled: () => setLeaving(null),
                  onSuccess: close,
                },
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}
