import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import css from './site-editor.module.css'

/** Widths of previews, px. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1_280 }
type Width = keyof typeof WIDTHS
const NAMES = Object.keys(WIDTHS) as readonly Width[]

/** A preview at another screen width, scaled to fit. */
export function PageLook({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState<Width>('phone')
  const [room, setRoom] = useState(0)
  const observer = useRef<ResizeObserver>(undefined)

  const holdRoom = useCallback((element: HTMLDivElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    // a hidden panel keeps its last width
    observer.current = new ResizeObserver(([entry]) => setRoom((before) => entry?.contentRect.width || before))
    observer.current.observe(element)
  }, [])
  const scale = room === 0 ? 1 : Math.min(1, room / WIDTHS[width])

  return (
    <div className={css.look}>
      <Segmented
        label={text.widths.label}
        value={width}
        items={NAMES.map((value) => ({ value, title: text.widths[value] }))}
        onValueChange={setWidth}
      />
      <div ref={holdRoom} className={css.room}>
        <div
          className={css.frame}
          style={{ width: WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale}) translateX(-50%)` }}
        >
          {room > 0 && children}
        </div>
      </div>
    </div>
  )
}
