import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { startTrackers } from '../../data/analytics/analytics.ts'
import { answerCookies } from '../../data/visitor/accept-cookies.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { CookieNoticeView } from './cookie-notice-view.tsx'
import { EARLY_NOTICE_ID, roomBelow } from './early-notice.ts'

/** Keeps room below the page for the notice, whose height changes. */
function useRoomBelow(notification: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notification.current
    if (!element) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const keepRoom = () => void sheet.replaceSync(roomBelow(`${element.offsetHeight}px`))
    keepRoom()
    const observer = new ResizeObserver(keepRoom)
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

const FOCUSABLE = 'a, button'

/**
 * Removes the notice that came with the document; the focus stays in its place.
 * @returns the answer that was pressed there; undefined = none
 */
function takeEarlyAnswer(notification: HTMLElement | null): string | undefined {
  const early = document.getElementById(EARLY_NOTICE_ID)
  if (!early) return
  const focused = [...early.querySelectorAll(FOCUSABLE)].findIndex((element) => element === document.activeElement)
  early.replaceChildren()
  notification?.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus()
  const { answer } = early.dataset
  delete early.dataset.answer
  return answer
}

/**
 * The cookie notice of a page that is alive; the footer opens it again. It takes the place of the one in the document,
 * and is not loaded for visitors who have answered.
 */
export default function CookieBanner({ onAnswered }: { onAnswered: () => void }) {
  const content = useRootData().cookieNotice
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
  useLayoutEffect(() => {
    const early = takeEarlyAnswer(notification.current)
    if (early !== undefined) answer(early === '1')
    // the notice of the document is there once
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, [])
  return (
    <CookieNoticeView
      ref={notification}
      content={content}
      isFolded={isFolded}
      onUnfold={() => setFolded(false)}
      onAnswer={answer}
    />
  )
}
