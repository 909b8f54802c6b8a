import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { askCookies } from '../../data/visitor/cookie-consent.ts'
import css from './footer.module.css'

/** What was answered about cookies may be answered otherwise at any time. */
export function CookieChoice() {
  return (
    <button type="button" className={css.choice} onClick={askCookies}>
      {layoutText.footer.cookies}
    </button>
  )
}
