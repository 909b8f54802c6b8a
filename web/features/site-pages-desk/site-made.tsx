import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { useSiteTheme } from '../../data/sites/desk/use-site-theme.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SiteThemePanel } from './site-theme-panel.tsx'

/** A created site: links to view it, edit its texts and its theme. */
export function SiteMade({
  siteUuid,
  host,
  pageId,
  href,
  steps,
}: {
  siteUuid: string
  host: string
  pageId: string
  href: string
  steps: number
}) {
  return (
    <Card as="section" className="stack g4">
      <p className="sm muted">{text.steps(steps, steps)}</p>
      <h1 className="h2">{text.done(host)}</h1>
      <p>{text.doneText}</p>
      <div className="row fw">
        <Button href={href} target="_blank" rel="noopener">
          {text.open}
        </Button>
        <Button look="secondary" href={`/cabinet/sites/pages/${pageId}`}>
          {text.edit}
        </Button>
      </div>
      <SiteThemePanel {...useSiteTheme(siteUuid)} />
    </Card>
  )
}
