import { footerText as text } from '@okolitsa/strings/ru/footer.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { supportHours } from '@okolitsa/strings/ru/support.ts'
import {
  externalAttributes,
  itemsOfMenu,
  menuOfOffice,
  type Section,
  type SectionName,
  sectionHere,
} from '../../features/navigation/sections.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useYear } from '../../platform/loading/use-day-reference.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { Logo } from '../../ui/logo.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import css from './footer.module.css'
import { LanguageLink } from './language-link.tsx'

/** Usual columns; a menu of the office with the code of one stands in its place. */
const COLUMNS: ReadonlyArray<{ code: string; title: string; links: ReadonlyArray<readonly [SectionName, string]> }> = [
  {
    code: 'menu-footer-customers',
    title: text.forCustomers,
    links: [
      ['deliveryAndPayment', text.deliveryAndPayment],
      ['returns', text.returns],
      ['contacts', text.contacts],
      ['festival', text.festival],
      ['subscription', text.subscription],
    ],
  },
  {
    code: 'menu-footer-sellers',
    title: text.forFarmers,
    links: [
      ['becomeSeller', text.becomeSeller],
      ['cabinet', text.sellerSignIn],
      ['farmers', text.farmers],
    ],
  },
  {
    code: 'menu-footer-nearby',
    title: text.nearby,
    links: [
      ['vk', text.vk],
      ['telegram', text.telegram],
      ['ok', text.ok],
    ],
  },
]
const DOCUMENTS: ReadonlyArray<readonly [SectionName, string]> = [
  ['privacy', text.privacy],
  ['agreement', text.agreement],
  ['consent', text.consent],
  ['licences', text.licences],
]

/** Content of the shop's footer: help, links, social networks, documents. */
export function FooterContent() {
  const root = useRootData()
  const { site, menus } = root
  const { support = {} } = site
  const sign = useMarketSign()
  const hasGoods = hasArea({ site }, 'goods')
  const toItems = (links: ReadonlyArray<readonly [SectionName, string]>) =>
    links.flatMap(([name, label]) => {
      const section = sectionHere(name, site)
      return section ? [{ name, label, section }] : []
    })
  const columns = [
    ...COLUMNS.map(
      ({ code, title, links }) =>
        menuOfOffice(root, code) ?? {
          title: title === text.forFarmers && !hasGoods ? text.forSellers : title,
          items: toItems(links),
        },
    ),
    ...menus
      .filter(({ code }) => code === 'menu-footer-more' || !code.startsWith('menu-'))
      .map((menu) => ({ title: menu.title, items: itemsOfMenu(site, menu) })),
  ]
  return (
    <div className="wrap">
      <div className={css.columns}>
        <div>
          <Logo {...sign} inverse />
          {hasGoods && <p className={css.about}>{site.market.description ?? text.about}</p>}
          {support.phone && (
            <>
              <p className={css.about}>{text.help(supportHours(support))}</p>
              <a className={css.phone} href={`tel:${support.phone}`}>
                {formatPhone(support.phone)}
              </a>
            </>
          )}
        </div>
        {columns
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            <nav key={title} aria-label={title}>
              <p className={css.title}>{title}</p>
              <ul>
                {items.map((item) => (
                  <FooterLink key={item.name} {...item} />
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <ul className={css.documents}>
        <li>{text.copyright(useYear(), sign.name)}</li>
        {toItems(DOCUMENTS).map((item) => (
          <FooterLink key={item.name} {...item} />
        ))}
        <li>
          <CookieChoice />
        </li>
        <li>
          <LanguageLink />
        </li>
      </ul>
    </div>
  )
}

function FooterLink({ label, section }: { label: string; section: Section }) {
  return (
    <li>
      <a href={section.href} {...externalAttributes(section)}>
        {label}
      </a>
    </li>
  )
}
