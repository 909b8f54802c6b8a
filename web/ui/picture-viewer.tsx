import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from './icons.ts'
import type { PictureSource } from './picture.tsx'
import css from './picture-viewer.module.css'
import { useBackCloses } from './use-back-closes.ts'
import { moved, type View, WHOLE, zoomed } from './zoom.ts'

export interface ViewerWords {
  /** Title of the window. */
  readonly title: string
  /** Position of the picture: «2 of 5». */
  readonly count: (number: number, total: number) => string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly larger: string
  readonly smaller: string
}

/** Zoom factor of a button or key; a double tap zooms to the maximum. */
const STEP = 1.6
const BY_DOUBLE_TAP = 2.5
/** Zoom factor per pixel of a wheel. */
const PER_WHEEL_PIXEL = 1.0018
/** Horizontal distance of a swipe to the next picture. */
const SWIPE_PX = 56
/** Distance by which an arrow key moves an enlarged picture. */
const KEY_PX = 80
const ARROWS: Readonly<Record<string, readonly [x: 0 | 1 | -1, y: 0 | 1 | -1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Maximum interval of a double tap, and distance between its taps. */
const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_PX = 30

/**
 * Full-screen pictures: pinch, double tap, wheel and drag; arrows turn them, Escape and «back» close the viewer. The
 * page under it does not scroll. Heavy: load it with `lazy(() => import('…/picture-viewer.tsx'))`.
 */
export default function PictureViewer({
  pictures,
  index,
  onTurn,
  onClose,
  words,
}: {
  pictures: readonly PictureSource[]
  index: number
  onTurn: (index: number) => void
  onClose: () => void
  words: ViewerWords
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const way = useRef({ x: 0, y: 0, isPinch: false, tappedAt: 0, tap: { x: 0, y: 0 } })
  const picture = pictures[index]

  const close = () => dialog.current?.close()
  useBackCloses(close)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const frame = () => {
    const box = stage.current?.getBoundingClientRect()
    return box ?? new DOMRect()
  }
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame()
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
  }
  const zoomTo = (scale: (view: View) => number, at = { x: 0, y: 0 }) =>
    setView((known) => zoomed(known, scale(known), at, frame()))
  const move = (x: number, y: number) => setView((known) => moved(known, { x, y }, frame()))
  const turn = (by: 1 | -1) => {
    const to = index + by
    if (to < 0 || to >= pictures.length) return
    setView(WHOLE)
    onTurn(to)
  }

  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (x !== 0 && view.scale === 1) turn(x)
    else if (x !== 0 || y !== 0) move(-x * KEY_PX, -y * KEY_PX)
    else if (event.key === '+' || event.key === '=') zoomTo(({ scale }) => scale * STEP)
    else if (event.key === '-') zoomTo(({ scale }) => scale / STEP)
    else return
    event.preventDefault()
  }

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, fromMiddle(event))
    const isFirst = fingers.current.size === 1
    way.current = { ...way.current, ...(isFirst && { x: 0, y: 0 }), isPinch: !isFirst }
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const at = fromMiddle(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, at)
    if (other) {
      const apart = (point: typeof at) => Math.hypot(point.x - other.x, point.y - other.y)
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
      zoomTo(({ scale }) => (scale * apart(at)) / Math.max(1, apart(before)), middle)
    }
    const by = { x: at.x - before.x, y: at.y - before.y }
    way.current.x += by.x
    way.current.y += by.y
    // with two fingers each contributes half
    move(other ? by.x / 2 : by.x, other ? by.y / 2 : by.y)
  }
  const onPointerUp = (event: PointerEvent) => {
    const at = fromMiddle(event)
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const { x, y, isPinch, tappedAt, tap } = way.current
    if (isPinch) return
    if (Math.hypot(x, y) < DOUBLE_TAP_PX) {
      const isSecond =
        event.timeStamp - tappedAt < DOUBLE_TAP_MS && Math.hypot(at.x - tap.x, at.y - tap.y) < DOUBLE_TAP_PX
      way.current = { ...way.current, tappedAt: isSecond ? 0 : event.timeStamp, tap: at }
      if (isSecond) zoomTo(({ scale }) => (scale > 1 ? 1 : BY_DOUBLE_TAP), at)
    } else if (view.scale === 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) {
      turn(x < 0 ? 1 : -1)
    }
  }
  const onPointerCancel = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const onWheel = (event: WheelEvent) =>
    zoomTo(({ scale }) => scale * PER_WHEEL_PIXEL ** -event.deltaY, fromMiddle(event))

  if (!picture) return null
  const place = words.count(index + 1, pictures.length)
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={words.title} onClose={onClose} onKeyDown={onKeyDown}>
      <div
        ref={stage}
        className={css.stage}
        data-scale={view.scale.toFixed(2)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onWheel={onWheel}
      >
        <img
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className={css.bar}>
        {pictures.length > 1 && (
          <p className={css.count} aria-live="polite">
            {place}
          </p>
        )}
        <IconButton
          reads
          icon={ZoomOutIcon}
          label={words.smaller}
          look="white"
          disabled={view.scale <= 1}
          onClick={() => zoomTo(({ scale }) => scale / STEP)}
        />
        <IconButton
          reads
          icon={ZoomInIcon}
          label={words.larger}
          look="white"
          onClick={() => zoomTo(({ scale }) => scale * STEP)}
        />
        <IconButton reads icon={XIcon} label={words.close} look="white" onClick={close} />
      </div>
      {index > 0 && (
        <IconButton
          reads
          className={css.previous}
          icon={ChevronLeftIcon}
          label={words.previous}
          look="white"
          onClick={() => turn(-1)}
        />
      )}
      {index + 1 < pictures.length && (
        <IconButton
          reads
          className={css.next}
          icon={ChevronRightIcon}
          label={words.next}
          look="white"
          onClick={() => turn(1)}
        />
      )}
    </dialog>
  )
}
