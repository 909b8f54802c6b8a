import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import css from './goods-form.module.css'
import { drawFrame, movedFrame, type PhotoFrame } from './photo-frame.ts'

const text = productsForm.crop
const SHOWN = 720
const STEP = 0.05
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** A photo in its square crop: moved by touch, mouse or arrow keys, zoomed by the slider. */
export function PhotoCrop({
  bitmap,
  frame,
  onFrame,
}: {
  bitmap: ImageBitmap
  frame: PhotoFrame
  onFrame: (frame: PhotoFrame) => void
}) {
  const held = useRef<{ x: number; y: number } | null>(null)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const by = { x: (event.clientX - held.current.x) / width, y: (event.clientY - held.current.y) / width }
    held.current = { x: event.clientX, y: event.clientY }
    onFrame(movedFrame(bitmap, frame, by))
  }
  const drop = () => {
    held.current = null
  }
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key]
    if (!way) return
    event.preventDefault()
    onFrame(movedFrame(bitmap, frame, { x: way[0], y: way[1] }))
  }
  return (
    <div className={css.crop}>
      <div
        role="application"
        aria-label={text.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo
        tabIndex={0}
        className={css.photo}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <canvas
          ref={(canvas) => {
            if (canvas) drawFrame(canvas, bitmap, frame, SHOWN)
          }}
        />
      </div>
      <label className={css.closer}>
        <span>{text.closer}</span>
        <input
          type="range"
          min={1}
          max={4}
          step={0.1}
          value={frame.closer}
          onChange={({ target }) => onFrame({ ...frame, closer: Number(target.value) })}
        />
      </label>
    </div>
  )
}
