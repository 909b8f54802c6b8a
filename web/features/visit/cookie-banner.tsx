import { visitText } from '@okolitsa/strings/ru/visit.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { startTrackers } from '../../data/analytics/analytics.ts'
import { answerCookies } from '../../data/visitor/accept-cookies.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import css from './cookie-banner.module.css'

const text = visitText.cookies

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

/** What cookies are for, and the choice; the footer brings it back. Loaded after the page: nobody needs it first. */
export default function CookieBanner({ onAnswered }: { onAnswered: () => void }) {
  const notification = useRef<HTMLElement>(null)
  const { trackers } = useRootData().site
  useRoomBelow(notification)
  const answer = (isAccepted: boolean) => {
    void answerCookies(isAccepted)
    if (isAccepted) startTrackers()
    onAnswered()
  }
  return (
    <section ref={notification} data-no-print="" className={css.notification} aria-label={text.label}>
      <p>
        {text.text} {trackers && `${text.others} `}
        <a className="link" href="/privacy">
          {text.more}
        </a>
      </p>
      <div className={css.answers}>
        <Button size="medium" look="secondary-gray" onClick={() => answer(false)}>
          {text.decline}
        </Button>
        <Button size="medium" look="secondary" onClick={() => answer(true)}>
          {text.accept}
        </Button>
      </div>
    </section>
  )
}
