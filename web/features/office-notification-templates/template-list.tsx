import type { ListedTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { TemplateKey } from '@okolitsa/domain/notification-templates/template-table.ts'
import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import css from './templates.module.css'

const groupOf = (key: string): string => key.split('.')[0] ?? ''

export const titleOf = ({ key, title }: Pick<ListedTemplate, 'key' | 'title'>): string =>
  text.names[key] ?? (title || key)

const isFound = (item: ListedTemplate, words: readonly string[]): boolean => {
  const searched = `${titleOf(item)} ${item.note} ${text.audiences[item.audience]}`
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
  return words.every((word) => searched.includes(word))
}

/** Notifications by recipient and group; a search opens all groups. */
export function TemplateList({ items, current }: { items: readonly ListedTemplate[]; current: TemplateKey | null }) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = items.filter((item) => isFound(item, words))
  return (
    <Card className="stack g3">
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        {...(search !== '' && { clearLabel: text.clear, onClear: () => setSearch('') })}
      />
      <nav aria-label={text.list} className="stack g3">
        {(['customer', 'seller'] as const).map((audience) => (
          <Audience
            key={audience}
            title={text.audiences[audience]}
            items={found.filter((item) => item.audience === audience)}
            current={current}
            isSearching={words.length > 0}
          />
        ))}
        {found.length === 0 && <p className="sm muted">{text.nothing}</p>}
      </nav>
    </Card>
  )
}

function Audience({
  title,
  items,
  current,
  isSearching,
}: {
  title: string
  items: readonly ListedTemplate[]
  current: TemplateKey | null
  isSearching: boolean
}) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className={css.audience}>{title}</h2>
      {[...Map.groupBy(items, ({ key }) => groupOf(key))].map(([group, some]) => (
        <Disclosure
          key={`${group} ${isSearching}`}
          title={`${text.groups[group] ?? group} · ${some.length}`}
          defaultOpen={isSearching || some.some(({ key }) => key === current)}
        >
          <ul className={css.list}>
            {some.map((item) => (
              <li key={item.key}>
                <a
                  href={`/office/content/notices/${item.key}`}
                  aria-current={item.key === current ? 'page' : undefined}
                >
                  <span>
                    {titleOf(item)}
                    <small>{item.note}</small>
                  </span>
                  <Badges item={item} />
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  )
}

function Badges({ item }: { item: ListedTemplate }) {
  if (item.broken.length > 0) return <Badge color="red">{text.badges.broken}</Badge>
  if (item.outdated.length > 0) return <Badge color="orange">{text.badges.outdated}</Badge>
  return item.edited.length > 0 ? <Badge color="green">{text.badges.edited}</Badge> : null
}
