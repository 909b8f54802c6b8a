import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import { visitText } from '@okolitsa/strings/ru/visit.ts'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { startTrackers } from '../../data/analytics/analytics.ts'
import { useCookieNotification } from '../../data/content/use-cookie-notification.ts'
import { answerCookies } from '../../data/visitor/accept-cookies.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RichText } from '../../ui/rich-text.tsx'
import css from './cookie-banner.module.css'

const text = visitText.cookies

/**
 * Moves fixed elements at the bottom of the window up by the height of the banner. A style sheet sets the height on the
 * few elements with `data-above-notification`: a property of the root would be inherited by every element and cause a
 * restyle of the whole page.
 */
function useRoomBelow(notification: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notification.current
    if (!element) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      sheet.replaceSync(
        `html { scroll-padding-bottom: calc(var(--tabbar-h) + ${height}) } body { padding-bottom: ${height} } [data-above-notification] { --notice-h: ${height} }`,
      )
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [notification])
}

/** Scroll distance after which the banner folds, px. */
const SCROLLED_PX = 120

function useFoldOnScroll(fold: () => void): void {
  useEffect(() => {
    const from = window.scrollY
    const follow = () => {
      if (Math.abs(window.scrollY - from) < SCROLLED_PX) return
      window.removeEventListener('scroll', follow)
      fold()
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [fold])
}

/**
 * The purpose of cookies and the choice; the footer opens it again. Loaded after the page with its texts, and not at
 * all for visitors who have answered.
 */
export default function CookieBanner({ onAnswered }: { onAnswered: () => void }) {
  const content = useCookieNotification(useRootData().site.trackers)
  return content && <Notification content={content} onAnswered={onAnswered} />
}

function Notification({ content, onAnswered }: { content: ContentBody; onAnswered: () => void }) {
  const notification = useRef<HTMLElement>(null)
  useRoomBelow(notification)
  const [isFolded, setFolded] = useState(false)
  useFoldOnScroll(useCallback(() => setFolded(true), []))
  const answer = (isAccepted: boolean) => {
    void answerCookies(isAccepted)
    if (isAccepted) startTrackers()
    onAnswered()
  }
  return (
    <section
      ref={notification}
      data-no-print=""
      className={classNames(css.notification, isFolded && css.folded)}
      aria-label={text.label}
    >
      {isFolded ? (
        <button type="button" className={css.short} onClick={() => setFolded(false)}>
          {text.short}
        </button>
      ) : (
        <div className={css.words}>
          <RichText body={content} />{' '}
          <a className="link" href="/privacy">
            {text.more}
          </a>
        </div>
      )}
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
