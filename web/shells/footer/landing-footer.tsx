import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './footer.module.css'

/** What is known of the organization behind a landing site; whatever is absent is not shown. */
export interface LandingLegal {
  readonly organizationName?: string | undefined
  readonly organizationAddress?: string | undefined
  readonly tin?: string | undefined
  readonly ien?: string | undefined
  /** Addresses of documents, opened in a new tab. */
  readonly privacyUrl?: string | undefined
  readonly termsUrl?: string | undefined
}

/** Footer of a landing site: documents, the organization, and who made the constructor (spec 2.3). */
export function LandingFooter({ year, legal }: { year: number; legal: LandingLegal }) {
  const text = shellText.footer
  const documents = [
    { href: legal.privacyUrl, title: shellText.sellerMenu.privacy },
    { href: legal.termsUrl, title: shellText.sellerMenu.terms },
  ].filter((document) => document.href)
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.landing}`}>
        <div className={css.legal}>
          {legal.organizationName && <p>{text.organization(legal.organizationName, year)}</p>}
          {legal.organizationAddress && <p>{text.address(legal.organizationAddress)}</p>}
          {legal.tin && <p>{text.tin(legal.tin)}</p>}
          {legal.ien && <p>{text.ien(legal.ien)}</p>}
        </div>
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
        <p className={css.builtWith}>
          {text.builtWith}
          <Logo name={shellText.brand} size="small" inverse />
        </p>
      </div>
    </footer>
  )
}
