import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { acceptCookies } from '../../data/visitor/accept-cookies.ts'
import { Button } from '../../ui/button.tsx'
import css from './cookie-banner.module.css'

const text = layoutText.cookies

/** Everything that stands at the bottom of the window moves up by the height of the notification: it covers nothing. */
function useRoomBelow(notification: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = notification.current
    if (!element) return
    const observer = new ResizeObserver(() => style.setProperty('--notice-h', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--notice-h')
    }
  }, [notification])
}

/** A word about cookies until it is accepted. Loaded after the page: nobody needs it first. */
export default function CookieBanner({ onAccepted }: { onAccepted: () => void }) {
  const notification = useRef<HTMLElement>(null)
  useRoomBelow(notification)
  const accept = () => {
    acceptCookies()
    onAccepted()
  }
  return (
    <section ref={notification} data-no-print="" className={css.notification} aria-label={text.label}>
      <p>
        {text.text}{' '}
        <a className="link" href="/privacy">
          {text.more}
        </a>
      </p>
      <Button size="medium" look="secondary" onClick={accept}>
        {text.accept}
      </Button>
    </section>
  )
}
