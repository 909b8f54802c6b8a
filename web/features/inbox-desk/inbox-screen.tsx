import type { Inbox, InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { INBOX_KINDS, INBOX_STATES } from '@okolitsa/domain/inbox/inbox.ts'
import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import type { ReactNode } from 'react'
import picture from '../../assets/food/i-search.webp'
import { type InboxQuery, inboxItemPath, inboxPath, REPLIES_PATH } from '../../data/inbox/desk/inbox-query.ts'
import { countedAll, useInbox } from '../../data/inbox/desk/use-inbox.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import css from './inbox.module.css'
import { InboxRow } from './inbox-row.tsx'

/** The list and one opened item: in two columns, or one at a time on a phone. */
export function InboxScreen({
  organizationId,
  query,
  initial,
  opened,
  top,
  children,
}: {
  organizationId: number
  query: InboxQuery
  initial: Inbox
  opened: Pick<InboxItem, 'kind' | 'id'> | null
  /** Content displayed above the list. */
  top: ReactNode
  /** Content of the opened item. */
  children: ReactNode
}) {
  const { items, counts, more, isLoadingMore } = useInbox(organizationId, query, initial)
  const all = countedAll(counts)
  const isWaiting = query.state === 'waiting'
  const countOf = (count: number) => (isWaiting ? String(count) : undefined)
  // decided claims are listed with their orders
  const kinds = isWaiting ? INBOX_KINDS : INBOX_KINDS.filter((kind) => kind !== 'claim')
  return (
    <div className={css.screen} data-open={opened ? '' : undefined}>
      <div className={css.top}>
        <div className="row between fw">
          <div>
            <h1 className="h1">{text.title}</h1>
            <p className="muted">{text.summary(all)}</p>
          </div>
          <Button look="secondary" size="medium" href={REPLIES_PATH}>
            {text.replies.title}
          </Button>
        </div>
        {top}
        <TabLinks
          label={text.statesLabel}
          items={INBOX_STATES.map((state) => ({
            title: text.states[state],
            href: inboxPath({ state }),
            isCurrent: state === query.state,
          }))}
        />
        <ChipGroup label={text.filters} scroll>
          <Chip href={inboxPath({ state: query.state })} selected={query.kind === null} note={countOf(all)}>
            {text.all}
          </Chip>
          {kinds.map((kind) => (
            <Chip
              key={kind}
              href={inboxPath({ ...query, kind })}
              selected={kind === query.kind}
              note={countOf(counts[kind])}
            >
              {text.kinds[kind]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <nav className={css.list} aria-label={text.list}>
        {items.length === 0 ? (
          <Nothing query={query} />
        ) : (
          <Card padded={false}>
            <ul className={css.items}>
              {items.map((item) => (
                <InboxRow
                  key={`${item.kind}-${item.id}`}
                  item={item}
                  isWaiting={isWaiting}
                  href={inboxItemPath(item, query)}
                  isOpen={item.kind === opened?.kind && item.id === opened.id}
                />
              ))}
            </ul>
          </Card>
        )}
        {more && (
          <Button reads look="secondary" block busy={isLoadingMore} onClick={more}>
            {text.more}
          </Button>
        )}
      </nav>
      <div className={css.pane}>
        {/* a chat has its own back link */}
        {opened && opened.kind !== 'chat' && (
          <a className={`link alone ${css.back}`} href={inboxPath(query)}>
            {text.toList}
          </a>
        )}
        {opened ? children : items.length > 0 && <Card className={css.choose}>{text.choose}</Card>}
      </div>
    </div>
  )
}

function Nothing({ query: { kind, state } }: { query: InboxQuery }) {
  const isAll = kind === null && state === 'waiting'
  return (
    <Card>
      <EmptyState
        picture={picture}
        title={isAll ? text.empty : state === 'waiting' ? text.emptyKind : text.emptyAnswered}
        text={isAll ? text.emptyText : undefined}
        action={
          isAll ? undefined : (
            <Button size="medium" shape="round" look="secondary" href={inboxPath()}>
              {text.showAll}
            </Button>
          )
        }
      />
    </Card>
  )
}
