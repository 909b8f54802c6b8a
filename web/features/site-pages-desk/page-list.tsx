import type { DeskPage } from '@okolitsa/contracts/site-pages/site-page.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useChangePage, useOrderPages, useRemovePage, useSitePages } from '../../data/sites/desk/use-sites.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripVerticalIcon } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import css from './site-editor.module.css'
import { Failed, Loading } from './states.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const NewPageDialog = lazy(() => import('./new-page-dialog.tsx'))
const PageAddressDialog = lazy(() => import('./page-address-dialog.tsx'))

/** Pages of a site in the order of its menu: reordered by dragging or buttons, renamed, removed. */
export function PageList({ siteUuid }: { siteUuid: string }) {
  const { pages, isFailed, retry } = useSitePages(siteUuid)
  const change = useChangePage(siteUuid)
  const order = useOrderPages(siteUuid)
  const remove = useRemovePage(siteUuid)
  const [leaving, setLeaving] = useState<DeskPage | null>(null)
  const [moving, setMoving] = useState<DeskPage | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const dragged = useRef<string>(undefined)
  if (isFailed) return <Failed retry={retry} />
  if (!pages) return <Loading />

  const move = (page: DeskPage, place: number) => {
    if (place < 0 || place >= pages.length || pages[place] === page || order.isPending) return
    const others = pages.filter((one) => one !== page)
    order.mutate([...others.slice(0, place), page, ...others.slice(place)])
    setAnnouncement(text.moved(page.title, place + 1, pages.length))
  }
  return (
    <>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      {pages.length === 0 && <p className="muted">{text.noPages}</p>}
      <ol className="stack g4">
        {pages.map((page, place) => (
          <li
            key={page.id}
            className="row between fw"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const from = pages.find(({ id }) => id === dragged.current)
              if (from) move(from, place)
            }}
          >
            <span className="row">
              {/* the buttons do the same without dragging */}
              <span
                className={css.grip}
                aria-hidden="true"
                draggable
                onDragStart={() => {
                  dragged.current = page.id
                }}
              >
                <GripVerticalIcon />
              </span>
              <IconButton
                icon={ArrowUpIcon}
                label={text.up(page.title)}
                aria-disabled={place === 0 || undefined}
                onClick={() => move(page, place - 1)}
              />
              <IconButton
                icon={ArrowDownIcon}
                label={text.down(page.title)}
                aria-disabled={place === pages.length - 1 || undefined}
                onClick={() => move(page, place + 1)}
              />
              <span className="stack">
                <b>{page.title}</b>
                <span className="sm muted">{page.path}</span>
              </span>
            </span>
            <Badge color={page.publishedVersion === null ? 'gray' : 'green'}>
              {page.publishedVersion === null ? text.isHidden : page.isDraftPublished ? text.isShown : text.isOlder}
            </Badge>
            <Switch
              checked={page.isInMenu}
              onChange={({ target }) => change.mutate({ id: page.id, isInMenu: target.checked })}
            >
              {text.inMenu}
            </Switch>
            <span className="row fw">
              <Button
                look="secondary"
                size="medium"
                href={`/cabinet/sites/pages/${page.id}`}
                aria-label={text.editOf(page.title)}
              >
                {text.edit}
              </Button>
              <Button
                look="secondary-gray"
                size="medium"
                aria-label={text.addressOf(page.title)}
                onClick={() => setMoving(page)}
              >
                {text.path}
              </Button>
              <Button
                look="secondary-gray"
                size="medium"
                aria-label={text.removeOf(page.title)}
                onClick={() => setLeaving(page)}
              >
                {text.remove}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <div>
        <Button onClick={() => setAdding(true)}>{text.newPage}</Button>
      </div>
      <Suspense>
        {isAdding && (
          <NewPageDialog siteUuid={siteUuid} isFirst={pages.length === 0} onClose={() => setAdding(false)} />
        )}
        {moving && <PageAddressDialog siteUuid={siteUuid} page={moving} onClose={() => setMoving(null)} />}
        {leaving && (
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={text.removeAsk(leaving.title)}
            text={text.removeText}
            confirmText={text.remove}
            cancelText={text.leave}
            busy={remove.isPending}
            onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
          />
        )}
      </Suspense>
    </>
  )
}
