import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { days, writeCookie } from '../../session/cookies.ts'
import { visitor } from '../../session/visitor.ts'
import { Button } from '../../ui/button.tsx'
import css from './cookie-notice.module.css'

const text = shellText.cookies

/** Everything that stands at the bottom of the window moves up by the height of the notice: it covers nothing. */
function useRoomBelow(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = notice.current
    if (!element) return
    const observer = new ResizeObserver(() => style.setProperty('--notice-h', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--notice-h')
    }
  }, [notice])
}

/** A word about cookies until it is accepted. Loaded after the page: it is nobody's first need. */
export default function CookieNotice({ onAccepted }: { onAccepted: () => void }) {
  const notice = useRef<HTMLElement>(null)
  useRoomBelow(notice)
  const accept = () => {
    writeCookie('cookie-accepted', '1', days(365))
    onAccepted()
    // the consent is recorded; should the call fail, the shopper's answer still stands in the cookie
    visitor
      .state()
      .api.events.acceptCookies({ body: { version: '1' } })
      .catch(() => undefined)
  }
  return (
    <section ref={notice} data-no-print="" className={css.notice} aria-label={text.label}>
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
