import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { areaMistake } from '@okolitsa/domain/sellers/rate-mistakes.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { lazy, Suspense, useState } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RotateCcwIcon, Trash2Icon, Undo2Icon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { type Drawn, extremes, withoutCorner } from '../../ui/point-map/drawing.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAreaShapes } from './area-shapes.ts'
import { CircleFields, CornerList } from './drawn-fields.tsx'
import { ATTRIBUTION, MAP_WORDS } from './map-words.ts'
import css from './shipping.module.css'

const DrawMap = lazy(() => import('../../ui/point-map/draw-map.tsx'))
const text = words.map
const MAX_STEPS = 100

type DrawnArea = Extract<Shipping['rates'][number]['areas'][number]['area'], { kind: 'radius' | 'polygon' }>

/** Draws an area on the map, or takes it as numbers. Large: load it with `lazy`. */
export default function DrawWindow({
  organizationId,
  shipping,
  others,
  tone,
  initial,
  onDone,
  onClose,
}: {
  organizationId: number
  shipping: Shipping
  /** Rates whose areas are also shown. */
  others: Parameters<typeof useAreaShapes>[1]
  tone: number
  initial: DrawnArea
  onDone: (area: DrawnArea) => void
  onClose: () => void
}) {
  const { site } = useRootData()
  const [past, setPast] = useState<readonly Drawn[]>([])
  const [settled, setSettled] = useState<Drawn>(initial)
  /** Set while a handle is dragged. */
  const [held, setHeld] = useState<Drawn | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const shapes = useAreaShapes(organizationId, others)
  const drawn = held ?? settled
  const area = areaOf(drawn)
  const mistake = areaMistake(area)
  const isBegun = drawn.kind === 'radius' || drawn.points.length > 0
  const change = (next: Drawn) => {
    setHeld(null)
    if (JSON.stringify(next) === JSON.stringify(settled)) return
    setPast([...past, settled].slice(-MAX_STEPS))
    setSettled(next)
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    setSettled(last)
    setPicked(null)
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text.drawTitle[drawn.kind]}
      closeLabel={text.close}
      size="large"
      footer={
        <div className="stack g3">
          <div role="status">
            {isBegun && mistake !== null && <Notification tone="warning">{deskValidationTexts[mistake]}</Notification>}
          </div>
          <Button block disabled={mistake !== null} onClick={() => onDone(area)}>
            {text.done}
          </Button>
        </div>
      }
    >
      <div className="stack g3">
        <p className="sm muted">{text.how[drawn.kind]}</p>
        <div className={css.map}>
          <Suspense fallback={<Skeleton height="100%" radius={20} />}>
            <DrawMap
              shapes={shapes}
              drawn={drawn}
              tone={tone}
              here={{ id: 'home', label: text.home, coords: shipping.coords }}
              start={startOf(initial, shipping)}
              picked={picked}
              words={MAP_WORDS}
              yandexKey={site.yandexMapsKey}
              attribution={ATTRIBUTION}
              failure={text.failure}
              onPick={setPicked}
              onDrag={setHeld}
              onChange={change}
            />
          </Suspense>
        </div>
        <div className={css.actions}>
          <Button look="secondary" size="medium" icon={Undo2Icon} disabled={past.length === 0} onClick={undo}>
            {text.undo}
          </Button>
          {drawn.kind === 'polygon' && (
            <>
              <Button
                look="secondary-gray"
                size="medium"
                icon={Trash2Icon}
                disabled={picked === null || drawn.points[picked] === undefined}
                onClick={() => {
                  if (picked === null) return
                  change({ ...drawn, points: withoutCorner(drawn.points, picked) })
                  setPicked(null)
                }}
              >
                {text.removeCorner}
              </Button>
              <Button
                look="secondary-gray"
                size="medium"
                icon={RotateCcwIcon}
                disabled={!isBegun}
                onClick={() => {
                  change({ kind: 'polygon', points: [] })
                  setPicked(null)
                }}
              >
                {text.clear}
              </Button>
            </>
          )}
        </div>
        {drawn.kind === 'radius' ? (
          <CircleFields circle={drawn} onChange={change} />
        ) : (
          <CornerList border={drawn} onChange={change} />
        )}
      </div>
    </Modal>
  )
}

const areaOf = (drawn: Drawn): DrawnArea =>
  drawn.kind === 'radius'
    ? { kind: 'radius', center: { ...drawn.center }, metres: drawn.metres }
    : { kind: 'polygon', points: drawn.points.map((point) => ({ ...point })) }

/** The initial shape: a new border surrounds the farm. */
const startOf = (initial: Drawn, { coords }: Shipping) => {
  const seen = extremes(initial)
  return seen.length > 0 ? seen : extremes({ kind: 'radius', center: coords, metres: 40_000 })
}
