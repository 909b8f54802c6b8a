import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { lazy, Suspense } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import Modal from '../../ui/modal.tsx'
import { extremes } from '../../ui/point-map/drawing.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAreaShapes } from './area-shapes.ts'
import { ATTRIBUTION, MAP_WORDS } from './map-words.ts'
import css from './shipping.module.css'

const DrawMap = lazy(() => import('../../ui/point-map/draw-map.tsx'))
const text = words.map
const nothing = () => undefined

/** Areas of all rates on one map, with prices. Large: load it with `lazy`. */
export default function RatesMapWindow({
  organizationId,
  shipping,
  onClose,
}: {
  organizationId: number
  shipping: Shipping
  onClose: () => void
}) {
  const { site } = useRootData()
  const shapes = useAreaShapes(organizationId, shipping.rates)
  const everywhere = shipping.rates.filter(({ areas }) => areas.some(({ area }) => area.kind === 'country'))
  const start = [shipping.coords, ...shapes.flatMap(({ drawn }) => extremes(drawn))]
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close} size="large">
      <div className="stack g3">
        <div className={css.wideMap}>
          <Suspense fallback={<Skeleton height="100%" radius={20} />}>
            <DrawMap
              // the initial view depends on outlines that load later
              key={shapes.length}
              shapes={shapes}
              drawn={null}
              tone={0}
              here={{ id: 'home', label: text.home, coords: shipping.coords }}
              start={start}
              picked={null}
              words={MAP_WORDS}
              yandexKey={site.yandexMapsKey}
              attribution={ATTRIBUTION}
              failure={text.noMap}
              onPick={nothing}
              onDrag={nothing}
              onChange={nothing}
            />
          </Suspense>
        </div>
        {shipping.rates.length === 0 && <p>{text.nowhere}</p>}
        {everywhere.length > 0 && <p>{text.country(everywhere.map(({ title }) => `«${title}»`).join(', '))}</p>}
        {shapes.some(({ isRough }) => isRough) && <p className="sm muted">{text.rough}</p>}
      </div>
    </Modal>
  )
}
