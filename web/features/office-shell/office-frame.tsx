import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { signedInHere } from '../../data/office/signed-in-here.ts'
import { useOfficeSignOut } from '../../data/office/use-office-sign-out.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { LogOutIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './office-frame.module.css'
import { OfficeSearch } from './office-search.tsx'
import { isInOfficeSection, officeSectionsOf } from './office-sections.ts'

/** Menu of the office: a column on a wide screen, a strip above the page on a phone. */
export function OfficeFrame({ member, children }: { member: OfficeMember; children: ReactNode }) {
  const { pathname } = useLocation()
  const sign = useMarketSign()
  const signOut = useOfficeSignOut()
  useEffect(() => signedInHere.begin(member.id), [member.id])
  const nav = useRef<HTMLElement>(null)
  const current = officeSectionsOf(member).find((section) => isInOfficeSection(section, pathname))?.href
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="${current}"]`)
    // on a phone the strip is longer than the screen
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft
  }, [current])
  return (
    <div className={css.frame} data-toasts="top">
      <header className={css.side}>
        <a href="/office" className={css.logo}>
          <Logo {...sign} size="small" />
          <em>{text.office}</em>
        </a>
        <OfficeSearch />
        <nav ref={nav} className={css.nav} aria-label={text.menu}>
          {officeSectionsOf(member).map(({ icon: Drawing, ...section }) => (
            <a
              key={section.name}
              href={section.href}
              aria-current={isInOfficeSection(section, pathname) ? 'page' : undefined}
            >
              <Drawing size={18} />
              {section.label}
            </a>
          ))}
        </nav>
        <div className={css.me}>
          <p>
            <b>{member.name}</b>
            <small>{member.roles.map((role) => text.roles[role]).join(', ')}</small>
          </p>
          <Button
            look="secondary-gray"
            size="small"
            icon={LogOutIcon}
            busy={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            {text.signOut}
          </Button>
        </div>
      </header>
      <div className={css.main}>{children}</div>
    </div>
  )
}
