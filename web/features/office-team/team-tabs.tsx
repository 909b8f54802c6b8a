import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

const TABS = [
  { name: 'people', href: '/office/people/team' },
  { name: 'rights', href: '/office/people/rights' },
  { name: 'log', href: '/office/people/log' },
] as const

/** Pages about people of the office. */
export const TeamTabs = ({ current, people }: { current: (typeof TABS)[number]['name']; people?: number }) => (
  <TabLinks
    label={text.tabs}
    items={TABS.map(({ name, href }) => ({
      title: text[name],
      href,
      isCurrent: name === current,
      note: name === 'people' && people !== undefined ? String(people) : undefined,
    }))}
  />
)
