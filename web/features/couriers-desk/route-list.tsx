import type { CourierDesk, DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { routeMetres } from '@okolitsa/domain/couriers/route-order.ts'
import { packagesOfAll } from '@okolitsa/domain/orders/packages.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatDistance } from '@okolitsa/strings/ru/format.ts'
import { packages } from '@okolitsa/strings/ru/packages.ts'
import { lazy, Suspense, useState } from 'react'
import { routeUrl } from '../../data/couriers/desk/couriers-query.ts'
import {
  carRoutesOf,
  cashOf,
  sharedByDirection,
  withStopGiven,
  withStopMoved,
} from '../../data/couriers/desk/route-edit.ts'
import type { useCourierDesk } from '../../data/couriers/desk/use-courier-desk.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import css from './couriers.module.css'
import { RouteStopRow } from './route-stop-row.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = couriers.desk

const METRES_IN_KM = 1_000

/** Stops of a day grouped by car: reordered by dragging or with buttons, and assigned to cars. */
export function RouteList({
  desk,
  organizationId,
  plan,
}: { desk: CourierDesk; organizationId: number } & Pick<ReturnType<typeof useCourierDesk>, 'plan'>) {
  const { stops, isByHand, start, date } = desk
  const [dragged, setDragged] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const cars = desk.links.filter(({ isOpen }) => isOpen)
  const routes = carRoutesOf(desk)
  const isShared = stops.some(({ linkId }) => linkId !== null)
  const say = (next: readonly DeskStop[], byHand: boolean) => {
    if (next !== stops) plan.mutate({ stops: next, isByHand: byHand })
  }
  const move = (id: number, overId: number) => {
    const next = withStopMoved(stops, id, overId)
    say(next, true)
    const stop = next.find((stop) => stop.id === id)
    if (!stop) return
    const ofCar = next.filter(({ linkId }) => linkId === stop.linkId)
    setAnnouncement(text.order.moved(stop.address, ofCar.indexOf(stop) + 1))
  }
  const split = () => {
    say(sharedByDirection(desk), false)
    setIsAsking(false)
  }
  return (
    <section aria-labelledby="stops" className={css.side}>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      <div className={css.routeHead}>
        <h2 id="stops" className="h3">
          {text.stops}
        </h2>
        {cars.length > 1 && (
          <Button size="medium" look="secondary" onClick={() => (isShared ? setIsAsking(true) : split())}>
            {text.cars.split}
          </Button>
        )}
      </div>
      <p className="muted sm">
        {isByHand ? text.order.byHand : text.order.byDistance}{' '}
        {isByHand && (
          <Button size="medium" look="secondary-gray" onClick={() => say([...stops], false)}>
            {text.order.reset}
          </Button>
        )}
      </p>
      {cars.length > 1 && !isShared && <p className="sm">{text.cars.hint}</p>}
      {routes.map(({ link, stops: own }) => (
        <div key={link?.id ?? ''} className={css.car}>
          {(isShared || cars.length > 1) && (
            <div className={css.routeHead}>
              <h3 className="h4">{link ? text.cars.of(link.courierName) : text.cars.nobody}</h3>
              {link && own.some(({ state }) => state !== 'delivered') && (
                <IconButton
                  icon={PrinterIcon}
                  href={routeUrl(organizationId, date, link.id)}
                  target="_blank"
                  rel="noopener"
                  label={text.cars.printOf(link.courierName)}
                />
              )}
            </div>
          )}
          {own.length > 0 && (
            <p className="muted sm">
              {text.cars.facts(
                own.length,
                formatDistance(Math.round(routeMetres(start, own) / METRES_IN_KM)),
                packages.count(packagesOfAll(own.map((stop) => stop.packages))),
                cashOf(own),
              )}
            </p>
          )}
          {own.length === 0 && <p className="muted sm">{text.cars.none}</p>}
          {link === null && isShared && own.length > 0 && <p className="sm">{text.cars.nobodyText}</p>}
          <ol className={css.stops}>
            {own.map((stop, index) => (
              <RouteStopRow
                key={stop.id}
                stop={stop}
                zone={desk.timeZone}
                cars={cars}
                isDragged={dragged === stop.id}
                onDrag={(isDragged) => setDragged(isDragged ? stop.id : null)}
                onDrop={() => {
                  if (dragged !== null) move(dragged, stop.id)
                  setDragged(null)
                }}
                onUp={own[index - 1] ? () => move(stop.id, own[index - 1]?.id ?? 0) : null}
                onDown={own[index + 1] ? () => move(stop.id, own[index + 1]?.id ?? 0) : null}
                onGive={(linkId) => say(withStopGiven(stops, stop.id, linkId), isByHand)}
              />
            ))}
          </ol>
        </div>
      ))}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setIsAsking}
            title={text.cars.splitTitle}
            text={text.cars.splitText}
            confirmText={text.cars.splitYes}
            confirmLook="primary"
            cancelText={text.cars.keep}
            onConfirm={split}
          />
        </Suspense>
      )}
    </section>
  )
}
