import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { Logo } from '../../ui/logo.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import css from './footer.module.css'
import { LanguageLink } from './language-link.tsx'
import { type LegalFacts, SellerLegal } from './seller-legal.tsx'

export interface LandingLegal extends LegalFacts {
  /** URLs of documents, opened in a new tab. */
  readonly privacyUrl?: string | null | undefined
  readonly termsUrl?: string | null | undefined
}

/** Footer of a landing site: documents, organization, and the constructor's credit (spec 2.3). */
export function LandingFooter({ year, legal }: { year: number; legal: LandingLegal }) {
  const text = sellerLayoutText.footer
  const sign = useMarketSign()
  const documents = [
    { href: legal.privacyUrl, title: sellerLayoutText.menu.privacy },
    { href: legal.termsUrl, title: sellerLayoutText.menu.terms },
  ].flatMap(({ href, title }) => (href ? [{ href, title }] : []))
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.landing}`}>
        <SellerLegal legal={legal} year={year} />
        {documents.length > 0 && (
          <ul>
            {documents.map(({ href, title }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="external noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <CookieChoice />
        <p>
          <LanguageLink />
        </p>
        <p className={css.builtWith}>
          {text.builtWith}
          <Logo {...sign} size="small" inverse />
        </p>
      </div>
    </footer>
  )
}
