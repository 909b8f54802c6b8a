import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Segmented } from '../../ui/segmented.tsx'
import css from './site-editor.module.css'

/** Widths a page is looked at, px. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1_280 }
type Width = keyof typeof WIDTHS
const NAMES = Object.keys(WIDTHS) as readonly Width[]

/**
 * The page as a visitor has it on a screen of another width: a document of its own, since styles ask for the width of
 * theirs. Nothing in it can be pressed.
 */
export function PageLook({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState<Width>('phone')
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(0)
  const observer = useRef<ResizeObserver>(undefined)

  const holdRoom = useCallback((element: HTMLDivElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.current.observe(element)
  }, [])
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument
    if (!inner || inner.body.inert) return
    inner.documentElement.lang = document.documentElement.lang
    for (const { name, value } of document.documentElement.attributes)
      if (name.startsWith('data-')) inner.documentElement.setAttribute(name, value)
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(sheet.cloneNode(true))
    inner.body.inert = true
    setBody(inner.body)
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
        <iframe
          ref={open}
          // some browsers put another empty document in its place when it has loaded
          onLoad={({ currentTarget }) => open(currentTarget)}
          title={text.look}
          tabIndex={-1}
          className={css.frame}
          style={{ width: WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale}) translateX(-50%)` }}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  )
}
