import type { FocusPoint } from '@okolitsa/domain/images/gallery.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import css from './picture-field.module.css'

const text = sitePagesDesk.focus
const WHOLE = { width: 640, height: 640 }
const AXES = ['x', 'y'] as const

/** The point of a picture that no crop cuts off: chosen on the picture, or by two sliders. */
export function PointField({
  source,
  point,
  onChange,
}: {
  /** A source key, or the URL of a file that is not uploaded yet. */
  source: string
  point: FocusPoint
  onChange: (point: FocusPoint) => void
}) {
  const isOwn = source.startsWith('blob:')
  return (
    <div className="stack g2">
      {/* the sliders below do the same without a pointer */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className={css.point}
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect()
          const part = (at: number, whole: number) => Math.round(Math.min(Math.max(at / whole, 0), 1) * 100)
          onChange({ x: part(clientX - box.left, box.width), y: part(clientY - box.top, box.height) })
        }}
      >
        <img src={isOwn ? source : imageUrl(source, WHOLE)} alt="" />
        <span className={css.mark} style={{ left: `${point.x}%`, top: `${point.y}%` }} aria-hidden="true" />
      </div>
      <p className="sm muted">{text.hint}</p>
      {AXES.map((axis) => (
        <label key={axis} className={css.axis}>
          <span className="sm">{text[axis]}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={point[axis]}
            onChange={({ target }) => onChange({ ...point, [axis]: Number(target.value) })}
          />
        </label>
      ))}
    </div>
  )
}
