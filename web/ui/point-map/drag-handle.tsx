import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './draw-map.module.css'
import type { ScreenPlace } from './map-port.ts'

/** Distance by which an arrow key moves a handle, px; with Shift the finer one. */
const KEY_STEP = 10
const FINE_STEP = 1
/** A shorter move of a finger is a press, px. */
const LEAST_MOVE = 4
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A round handle over a map: dragged by touch or mouse, moved by arrow keys, removed by Delete. */
export function DragHandle({
  at,
  label,
  look,
  isSelected = false,
  onPress,
  onDrag,
  onDrop,
  onRemove,
}: {
  at: ScreenPlace
  /** Accessible name of the handle. */
  label: string
  look: 'corner' | 'middle' | 'centre' | 'edge'
  isSelected?: boolean
  /** Called when the handle is pressed and not moved. */
  onPress?: (() => void) | undefined
  onDrag: (to: ScreenPlace) => void
  onDrop: (to: ScreenPlace) => void
  onRemove?: (() => void) | undefined
}) {
  /** Offset of the pointer in the handle; null = the handle is not dragged. */
  const grip = useRef<(ScreenPlace & { readonly from: ScreenPlace }) | null>(null)
  const placeOf = ({ clientX, clientY }: PointerEvent): ScreenPlace => ({
    x: clientX + (grip.current?.x ?? 0),
    y: clientY + (grip.current?.y ?? 0),
  })
  const onKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (step) {
      const length = event.shiftKey ? FINE_STEP : KEY_STEP
      onDrop({ x: at.x + step[0] * length, y: at.y + step[1] * length })
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove) onRemove()
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={classNames(css.handle, css[look], isSelected && css.picked)}
      style={{ left: at.x, top: at.y }}
      aria-label={label}
      aria-pressed={look === 'corner' ? isSelected : undefined}
      onClick={(event) => {
        // a click of a pointer is handled on its release
        if (event.detail === 0) onPress?.()
      }}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        const from = { x: event.clientX, y: event.clientY }
        grip.current = { x: at.x - from.x, y: at.y - from.y, from }
      }}
      onPointerMove={(event) => {
        if (grip.current) onDrag(placeOf(event))
      }}
      onPointerUp={(event) => {
        if (!grip.current) return
        const to = placeOf(event)
        const { from } = grip.current
        grip.current = null
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > LEAST_MOVE) onDrop(to)
        else {
          onDrag(at)
          onPress?.()
        }
      }}
      onPointerCancel={() => {
        grip.current = null
        onDrop(at)
      }}
    />
  )
}
