import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { days, writeCookie } from '../../platform/client/cookies.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
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

/** A word about cookies until it is accepted. Loaded after the page: it is nobody's first need. */
export default function CookieBanner({ onAccepted }: { onAccepted: () => void }) {
  const notification = useRef<HTMLElement>(null)
  useRoomBelow(notification)
  const accept = () => {
    writeCookie('cookie-accepted', '1', days(365))
    onAccepted()
    // the consent is recorded; should the call fail, the shopper's answer still stands in the cookie
    shopApi()
      .events.acceptCookies({ body: { version: '1' } })
      .catch(() => undefined)
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
