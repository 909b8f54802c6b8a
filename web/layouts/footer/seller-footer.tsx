import { footerText } from '@okolitsa/strings/ru/footer.ts'
import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import { type Section, type SectionName, sections } from '../../features/navigation/sections.ts'
import { type SiteSeller, useRootData } from '../../platform/loading/root-data.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { Logo } from '../../ui/logo.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import css from './footer.module.css'
import { LanguageLink } from './language-link.tsx'
import { SellerLegal } from './seller-legal.tsx'

const { menu: sellerMenu, footer } = sellerLayoutText
const COLUMNS: ReadonlyArray<{ title: string; links: ReadonlyArray<readonly [SectionName, string]> }> = [
  {
    title: sellerMenu.shop,
    links: [
      ['sellerProducts', sellerMenu.products],
      ['sellerAbout', sellerMenu.about],
      ['sellerReviews', sellerMenu.reviews],
    ],
  },
  {
    title: sellerMenu.help,
    links: [
      ['sellerDelivery', sellerMenu.delivery],
      ['returns', footerText.returns],
      ['contacts', sellerMenu.contact],
    ],
  },
  {
    title: sellerMenu.documents,
    links: [
      ['agreement', sellerMenu.terms],
      ['privacy', sellerMenu.privacy],
    ],
  },
]

/**
 * Sections that other kinds of sellers lack: a restaurant shows delivery with its hours; an organizer of tours delivers
 * no products.
 */
const NOT_OF_OTHERS: ReadonlySet<SectionName> = new Set(['sellerReviews', 'sellerDelivery'])
/** Titles of the first item for sellers without products. */
const FIRST_ITEMS: Readonly<Record<string, string>> = {
  restaurant: sellerMenu.dishes,
  tour_operator: sellerMenu.tours,
}

const ownDocument = ({ legal }: SiteSeller, section: Section): string | null =>
  section === sections.agreement ? legal.termsUrl : section === sections.privacy ? legal.privacyUrl : null

export function SellerFooter({ seller, year }: { seller: SiteSeller; year: number }) {
  const sellerType = useRootData().site.sellerType ?? 'farmer'
  const first = FIRST_ITEMS[sellerType]
  const sign = useMarketSign()
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.columns}>
          <div>
            <p className={css.sellerName}>{seller.title}</p>
            <p className={css.about}>{seller.place}</p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={css.title}>{title}</p>
              <ul>
                {links
                  .filter(([name]) => !first || !NOT_OF_OTHERS.has(name))
                  .map(([name, label]) => ({
                    label: name === 'sellerProducts' ? (first ?? label) : label,
                    section: sections[name] as Section,
                  }))
                  .filter(({ section }) => section.isBuilt)
                  .map(({ label, section }) => {
                    const own = ownDocument(seller, section)
                    return (
                      <li key={label}>
                        {own ? (
                          <a href={own} target="_blank" rel="external noopener">
                            {label}
                          </a>
                        ) : (
                          <a href={section.href}>{label}</a>
                        )}
                      </li>
                    )
                  })}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.platform}>
          <div>
            <SellerLegal legal={seller.legal} year={year} />
            <CookieChoice />
            <p>
              <LanguageLink />
            </p>
          </div>
          <p className={css.builtWith}>
            {footer.onMarketplace[sellerType]}
            <Logo {...sign} size="small" inverse />
          </p>
        </div>
      </div>
    </footer>
  )
}
