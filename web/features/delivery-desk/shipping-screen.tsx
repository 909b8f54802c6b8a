import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as text } from '@okolitsa/strings/ru/delivery-desk.ts'
import type { ReactNode } from 'react'
import { useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { MENU_HOURS_PATH } from '../../data/menus/desk/use-opening-hours.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { AddressCheck } from './address-check.tsx'
import { ClosureList } from './closure-list.tsx'
import { RateList } from './rate-list.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import css from './shipping.module.css'
import { SlotList } from './slot-list.tsx'
import { TradePlaceList } from './trade-place-list.tsx'

/** Delivery areas, days and prices of a seller, below the check of a customer's address. */
export function ShippingScreen({
  organizationId,
  initial,
  isKitchen,
  parcelSender,
}: {
  organizationId: number
  initial: Shipping
  /** A restaurant, whose dinners follow its opening hours. */
  isKitchen: boolean
  /** Settings of the parcels' transfer to the carrier, for a seller that uses it. */
  parcelSender: ReactNode
}) {
  const { shipping, rates, schedule, closures, tradePlaces } = useShipping(organizationId, initial)
  return (
    <div className="wrap section stack g5">
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{isKitchen ? text.leadOfKitchen : text.lead}</p>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <RateList organizationId={organizationId} shipping={shipping} saving={rates} isKitchen={isKitchen} />
          {!isKitchen && (
            <>
              <ScheduleForm key={JSON.stringify(shipping.schedule)} schedule={shipping.schedule} saving={schedule} />
              <SlotList organizationId={organizationId} shipping={shipping} />
              {shipping.schedule.withCdek && parcelSender}
            </>
          )}
        </div>
        <div className={css.column}>
          {!isKitchen && <AddressCheck organizationId={organizationId} />}
          <TradePlaceList shipping={shipping} saving={tradePlaces} />
          {isKitchen ? (
            <Card as="section" className="stack g4">
              <h2 className="h3">{text.kitchen.title}</h2>
              <p>{text.kitchen.text}</p>
              <div>
                <Button look="secondary" size="medium" icon={ClockIcon} href={MENU_HOURS_PATH}>
                  {text.kitchen.hours}
                </Button>
              </div>
            </Card>
          ) : (
            <ClosureList organizationId={organizationId} shipping={shipping} saving={closures} />
          )}
        </div>
      </div>
    </div>
  )
}
