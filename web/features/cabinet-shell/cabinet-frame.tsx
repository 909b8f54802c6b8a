import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { siteRequestDesk } from '@okolitsa/strings/ru/site-requests.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useInboxCount } from '../../data/inbox/desk/use-inbox.ts'
import { isFromReadiness } from '../../data/registration/desk/readiness-paths.ts'
import { useRequestCount } from '../../data/site-requests/desk/use-site-requests.ts'
import { takeDeskTab } from '../../data/staff/desk/desk-tab.ts'
import { sessionHere } from '../../data/staff/desk/session-here.ts'
import { ownerOf } from '../../data/unsent/desk/unsent-queue.ts'
import { useFieldPages } from '../../data/unsent/desk/use-field-pages.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Counter } from '../../ui/counter.tsx'
import { ArrowLeftIcon, MenuIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/logo.tsx'
import { NavList } from '../../ui/nav-list.tsx'
import { ReadingOnly } from '../../ui/reading-only.ts'
import css from './cabinet-frame.module.css'
import { CABINET_ICONS } from './cabinet-icons.ts'
import {
  type CabinetSection,
  type CabinetSectionName,
  isInCabinetSection,
  sectionsOf,
  tabsOf,
  withRequests,
} from './cabinet-sections.ts'
import { NewOrders } from './new-orders.tsx'
import { SellerSwitch } from './seller-switch.tsx'
import { SignOut } from './sign-out.tsx'
import { UnsentStrip } from './unsent-strip.tsx'
import { READING_SENTENCE, VisitStrip } from './visit-strip.tsx'

const countWords: Partial<Record<CabinetSectionName, (count: number) => string>> = {
  inbox: inbox.waitingCount,
  requests: siteRequestDesk.waitingCount,
}

/** Menus of the cabinet: a column on a wide screen, tabs at the bottom of a phone. */
export function CabinetFrame({ member, children }: { member: StaffMember; children: ReactNode }) {
  const { pathname } = useLocation()
  const sign = useMarketSign()
  const params = useSearch()
  const { closedAreas } = useRootData().site.market
  const all = sectionsOf(member, closedAreas)
  const mayAnswer = all.some(({ name }) => name === 'inbox')
  const waiting = useInboxCount(mayAnswer && member.organization ? member.organization.id : null)
  const requests = useRequestCount(member.organization !== null && all.some(({ name }) => name === 'requests'))
  const sections = withRequests(all, closedAreas, requests)
  const counts: Partial<Record<CabinetSectionName, number>> = { inbox: waiting, requests }
  const owner = ownerOf(member)
  useFieldPages(member)
  // before the page inside the frame restores its drafts
  useState(() => typeof document !== 'undefined' && takeDeskTab(member))
  useEffect(() => sessionHere.begin(member), [member])
  const endOf = (name: CabinetSectionName) => {
    const count = counts[name] ?? 0
    return count > 0 && <Counter text={String(count)} label={countWords[name]?.(count)} />
  }
  return (
    <>
      {member.visit && <VisitStrip member={member} visit={member.visit} />}
      <div
        className={css.frame}
        data-visited={member.visit ? '' : undefined}
        data-toasts="top"
        data-above-notification=""
      >
        <header className={css.side}>
          <a href="/cabinet" className={css.logo} aria-label={text.home(sign.name)}>
            <Logo {...sign} size="small" />
          </a>
          <Who member={member} />
          <div className={css.menu}>
            <NavList
              label={text.menu}
              items={sections.map((section) => ({
                href: section.href,
                title: section.label,
                icon: CABINET_ICONS[section.name],
                isCurrent: isInCabinetSection(section, pathname),
                end: endOf(section.name),
              }))}
            />
          </div>
          {!member.visit && <SignOut member={member} />}
        </header>
        <div className={css.main}>
          {owner && <UnsentStrip owner={owner} />}
          {isFromReadiness(params) && (
            <a className={css.back} href="/cabinet/start">
              <ArrowLeftIcon size={22} />
              {text.toReadiness}
            </a>
          )}
          <ReadingOnly value={member.visit?.mode === 'reading' ? READING_SENTENCE : null}>{children}</ReadingOnly>
          <NewOrders member={member} hasSwitch={pathname === '/cabinet'} />
        </div>
        <Tabs sections={sections} pathname={pathname} endOf={endOf} />
      </div>
    </>
  )
}

function Who({ member }: { member: StaffMember }) {
  const { organization, name } = member
  return (
    <>
      <p className={css.who}>
        {organization && <Avatar picture={organization.smallImageUrl} size={40} />}
        <span>
          <b>{organization?.title}</b>
          <small>{name}</small>
        </span>
      </p>
      <div className={css.switch}>
        <SellerSwitch member={member} />
      </div>
    </>
  )
}

function Tabs({
  sections,
  pathname,
  endOf,
}: {
  sections: readonly CabinetSection[]
  pathname: string
  endOf: (name: CabinetSectionName) => ReactNode
}) {
  const tabs = tabsOf(sections)
  const isElsewhere = !tabs.some((tab) => isInCabinetSection(tab, pathname))
  return (
    <nav className={css.tabs} aria-label={text.tabs}>
      {tabs.map((tab) => {
        const Drawing = CABINET_ICONS[tab.name]
        return (
          <a key={tab.name} href={tab.href} aria-current={isInCabinetSection(tab, pathname) ? 'page' : undefined}>
            <span className={css.icon}>
              <Drawing size={26} />
              {endOf(tab.name)}
            </span>
            {text.tabNames[tab.name]}
          </a>
        )
      })}
      <a href="/cabinet/more" aria-current={isElsewhere ? 'page' : undefined}>
        <span className={css.icon}>
          <MenuIcon size={26} />
          {sections.some(({ name }) => name === 'requests') && endOf('requests')}
        </span>
        {text.more}
      </a>
    </nav>
  )
}
