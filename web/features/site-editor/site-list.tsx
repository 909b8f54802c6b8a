import type { DeskPage } from '@okolitsa/contracts/site-pages/site-page.ts'
import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { lazy, Suspense, useState } from 'react'
import { useChangePage, useRemovePage, useSitePages, useSites } from '../../data/operator/use-sites.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { WidgetPart } from './widget-part.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const NewSiteDialog = lazy(() => import('./new-site-dialog.tsx'))
const ThemeDialog = lazy(() => import('./theme-dialog.tsx'))
const NewPageDialog = lazy(() => import('./new-page-dialog.tsx'))

const Loading = () => (
  <div role="status" aria-label={text.loading}>
    <Skeleton height={140} />
  </div>
)
const Failed = ({ retry }: { retry: () => void }) => (
  <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
)

/** Sites of the seller with their pages, and the way to a new one. */
export function SiteList({
  seller,
  addressOf,
}: {
  /** Null = an administrator, who makes no sites. */
  seller: { readonly id: number; readonly slug: string } | null
  /** Where a host is opened. */
  addressOf: (host: string) => string
}) {
  const [isMaking, setMaking] = useState(false)
  const [themed, setThemed] = useState<string | null>(null)
  const { sites, isFailed, retry } = useSites()
  if (isFailed) return <Failed retry={retry} />
  if (!sites) return <Loading />
  return (
    <>
      {sites.length === 0 && <Card>{text.nothing}</Card>}
      {sites.map(({ siteUuid, organizationId, mode, isConstructor, title, hasWidget, hosts: [host] }) => (
        <Card key={siteUuid} as="section" className="stack g5">
          <div className="row between fw">
            <div className="stack">
              <h2 className="h3">{title ?? text.modes[mode] ?? mode}</h2>
              {host && <span className="sm muted">{host}</span>}
            </div>
            <div className="row g4 fw">
              <Button look="secondary-gray" size="medium" onClick={() => setThemed(siteUuid)}>
                {themeTexts.panel.open}
              </Button>
              {host && (
                <a className="link" href={addressOf(host)} target="_blank" rel="noopener">
                  {text.open}
                </a>
              )}
            </div>
          </div>
          {isConstructor || mode === 'landing' ? <Pages siteUuid={siteUuid} /> : <p className="muted">{text.ready}</p>}
          {hasWidget && host && (
            <WidgetPart siteUuid={siteUuid} organizationId={organizationId} address={addressOf(host)} />
          )}
        </Card>
      ))}
      {seller && (
        <div>
          <Button look={sites.length === 0 ? 'primary' : 'secondary'} onClick={() => setMaking(true)}>
            {text.newSite.open}
          </Button>
        </div>
      )}
      <Suspense>
        {isMaking && seller && <NewSiteDialog seller={seller} onClose={() => setMaking(false)} />}
        {themed !== null && <ThemeDialog siteUuid={themed} onClose={() => setThemed(null)} />}
      </Suspense>
    </>
  )
}

function Pages({ siteUuid }: { siteUuid: string }) {
  const { pages, isFailed, retry } = useSitePages(siteUuid)
  const change = useChangePage(siteUuid)
  const remove = useRemovePage(siteUuid)
  const [leaving, setLeaving] = useState<DeskPage | null>(null)
  const [isAdding, setAdding] = useState(false)
  if (isFailed) return <Failed retry={retry} />
  if (!pages) return <Loading />
  return (
    <>
      {pages.length === 0 && <p className="muted">{text.noPages}</p>}
      <ul className="stack g4">
        {pages.map((page) => (
          <li key={page.id} className="row between fw">
            <span className="stack">
              <b>{page.title}</b>
              <span className="sm muted">{page.path}</span>
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
            <span className="row">
              <Button
                look="secondary"
                size="medium"
                href={`/operator/sites/pages/${page.id}`}
                aria-label={text.editOf(page.title)}
              >
                {text.edit}
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
      </ul>
      <div>
        <Button onClick={() => setAdding(true)}>{text.newPage}</Button>
      </div>
      <Suspense>
        {isAdding && (
          <NewPageDialog siteUuid={siteUuid} isFirst={pages.length === 0} onClose={() => setAdding(false)} />
        )}
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
