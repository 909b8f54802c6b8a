import { footerText } from '@okolitsa/strings/ru/footer.ts'
import { askCookies } from '../../data/visitor/cookie-consent.ts'
import css from './footer.module.css'

export function CookieChoice() {
  return (
    <button type="button" className={css.choice} onClick={askCookies}>
      {footerText.cookies}
    </button>
  )
}
