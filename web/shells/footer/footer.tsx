import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useRootData } from '../../app/use-site.ts'
import { externalAttributes, type SectionName, sections } from '../../features/navigation/sections.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './footer.module.css'

const text = shellText.footer
const COLUMNS: ReadonlyArray<{ title: string; links: ReadonlyArray<readonly [SectionName, string]> }> = [
  {
    title: text.forShoppers,
    links: [
      ['deliveryAndPayment', text.deliveryAndPayment],
      ['returns', text.returns],
      ['contacts', text.contacts],
    ],
  },
  {
    title: text.forFarmers,
    links: [
      ['becomeSeller', text.becomeSeller],
      ['farmers', text.farmers],
    ],
  },
  {
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

/** Footer of the shop: help, ways, networks, documents. */
export function Footer() {
  const { now } = useRootData()
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.columns}>
          <div>
            <Logo name={shellText.brand} inverse />
            <p className={css.about}>{text.about}</p>
            <a className={css.phone} href={`tel:${text.phone}`}>
              {formatPhone(text.phone)}
            </a>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={css.title}>{title}</p>
              <ul>
                {links.map(([name, label]) => (
                  <li key={name}>
                    <FooterLink name={name} label={label} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <ul className={css.documents}>
          <li>{text.copyright(new Date(now).getUTCFullYear())}</li>
          {DOCUMENTS.map(([name, label]) => (
            <li key={name}>
              <FooterLink name={name} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function FooterLink({ name, label }: { name: SectionName; label: string }) {
  const section = sections[name]
  return (
    <a href={section.href} {...externalAttributes(section)}>
      {label}
    </a>
  )
}
