import type { CourierDesk } from '@okolitsa/contracts/couriers/couriers.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatDay, formatDayShort } from '@okolitsa/strings/ru/format.ts'
import basketPicture from '../../assets/food/basket.webp'
import { couriersPath, routeUrl } from '../../data/couriers/desk/couriers-query.ts'
import { useCourierDesk } from '../../data/couriers/desk/use-courier-desk.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { CourierLinks } from './courier-links.tsx'
import css from './couriers.module.css'
import { RouteList } from './route-list.tsx'

const text = couriers.desk

/** Addresses of a day, the printed list, and links for couriers. */
export function CouriersScreen({
  initial,
  organizationId,
  sellerTitle,
}: {
  initial: CourierDesk
  organizationId: number
  sellerTitle: string
}) {
  const { desk, create, revoke, plan, handIn } = useCourierDesk(organizationId, initial)
  const { date, timeZone, stops, days, links } = desk
  const reference = { ...useDayReference(), zone: timeZone }
  const done = stops.filter(({ state }) => state === 'delivered').length
  return (
    <div className={css.screen}>
      <div>
        <h1 className="h1">{text.titleOf(formatDay(date, reference))}</h1>
        {stops.length > 0 && <p className="muted">{text.summary(stops.length, done)}</p>}
      </div>
      {(days.length > 1 || (days[0] && days[0].date !== date)) && (
        <ChipGroup label={text.days} scroll>
          {days.map((day) => (
            <Chip key={day.date} href={couriersPath(day.date)} selected={day.date === date} note={String(day.orders)}>
              {formatDayShort(day.date, reference)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {stops.length === 0 && links.length === 0 ? (
        <Card>
          <EmptyState picture={basketPicture} title={text.nothing} text={text.nothingText} />
        </Card>
      ) : (
        <div className={css.sides}>
          <RouteList desk={desk} organizationId={organizationId} plan={plan} />
          <div className={css.side}>
            {done < stops.length && (
              <Button
                block
                look="secondary"
                icon={PrinterIcon}
                href={routeUrl(organizationId, date, null)}
                target="_blank"
                rel="noopener"
              >
                {text.print}
              </Button>
            )}
            <CourierLinks desk={desk} sellerTitle={sellerTitle} create={create} revoke={revoke} handIn={handIn} />
          </div>
        </div>
      )}
    </div>
  )
}
