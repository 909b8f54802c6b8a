import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { lazy, Suspense, useState } from 'react'
import { useRemoveSite, useSites } from '../../data/sites/desk/use-sites.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageList } from './page-list.tsx'
import { Failed, Loading } from './states.tsx'
import { WidgetPart } from './widget-part.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const NewSiteDialog = lazy(() => import('./new-site-dialog.tsx'))
const ThemeDialog = lazy(() => import('./theme-dialog.tsx'))

export function SiteList({
  seller,
  addressOf,
}: {
  /** The member's seller; null = it is disabled, so that it creates no sites. */
  seller: { readonly id: number } | null
  addressOf: (host: string) => string
}) {
  const [isMaking, setMaking] = useState(false)
  const [themed, setThemed] = useState<string | null>(null)
  /** The site whose deletion is being confirmed. */
  const [leaving, setLeaving] = useState<{ readonly siteUuid: string; readonly host: string } | null>(null)
  const { sites, isFailed, retry } = useSites()
  const mayEmbed = hasArea(useRootData(), 'widget')
  const remove = useRemoveSite()
  if (isFailed) return <Failed retry={retry} />
  if (!sites) return <Loading />
  return (
    <>
      {sites.length === 0 && <Card>{text.nothing}</Card>}
      {sites.map(
        ({ siteUuid, organizationId, mode, isConstructor, title, hasWidget, hosts: [host], shownHosts: [shown] }) => (
          <Card key={siteUuid} as="section" className="stack g5">
            <div className="row between fw">
              <div className="stack">
                <h2 className="h3">{title ?? text.modes[mode] ?? mode}</h2>
                {shown && <span className="sm muted">{shown}</span>}
              </div>
              <div className="row g4 fw">
                <Button reads look="secondary-gray" size="medium" onClick={() => setThemed(siteUuid)}>
                  {themeTexts.panel.open}
                </Button>
                <a className="link" href={`/cabinet/sites/${siteUuid}/domain`}>
                  {text.domain}
                </a>
                {host && (
                  <a className="link" href={addressOf(host)} target="_blank" rel="noopener">
                    {text.open}
                  </a>
                )}
                <Button look="secondary-gray" size="medium" onClick={() => setLeaving({ siteUuid, host: shown ?? '' })}>
                  {text.removeSite.open}
                </Button>
              </div>
            </div>
            {isConstructor || mode === 'landing' ? (
              <PageList siteUuid={siteUuid} />
            ) : (
              <p className="muted">{text.ready}</p>
            )}
            {hasWidget && host && mayEmbed && (
              <WidgetPart siteUuid={siteUuid} organizationId={organizationId} address={addressOf(host)} />
            )}
          </Card>
        ),
      )}
      {seller && (
        <div>
          <Button look={sites.length === 0 ? 'primary' : 'secondary'} onClick={() => setMaking(true)}>
            {text.newSite.open}
          </Button>
        </div>
      )}
      <Suspense>
        {isMaking && seller && <NewSiteDialog organizationId={seller.id} onClose={() => setMaking(false)} />}
        {leaving && (
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={text.removeSite.ask(leaving.host)}
            text={text.removeSite.text}
            confirmText={text.removeSite.confirm}
            cancelText={text.leave}
            busy={remove.isPending}
            onConfirm={() => remove.mutate(leaving.siteUuid, { onSettled: () => setLeaving(null) })}
          />
        )}
        {themed !== null && <ThemeDialog siteUuid={themed} onClose={() => setThemed(null)} />}
      </Suspense>
    </>
  )
}
