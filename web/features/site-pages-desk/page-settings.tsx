import {
  LONGEST_PAGE_TITLE,
  LONGEST_SEO_DESCRIPTION,
  LONGEST_SEO_TITLE,
  type PageContent,
} from '@okolitsa/domain/site-pages/page-content.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './site-editor.module.css'

const text = sitePagesDesk.seo

/** Title of a page and its metadata for search engines. */
export function PageSettings({
  content,
  address,
  onChange,
}: {
  content: PageContent
  /** Host and path of the page. */
  address: string
  onChange: (content: PageContent, burst?: string) => void
}) {
  const { title, seo } = content
  const setSeo = (change: Partial<PageContent['seo']>, burst?: string) =>
    onChange({ ...content, seo: { ...seo, ...change } }, burst)
  return (
    <div className="stack g4">
      <TextField
        label={sitePagesDesk.pageTitle}
        required
        maxLength={LONGEST_PAGE_TITLE}
        value={title}
        onChange={({ target }) => onChange({ ...content, title: target.value }, 'page.title')}
      />
      <TextField
        label={text.title}
        hint={text.titleHint}
        maxLength={LONGEST_SEO_TITLE}
        value={seo.title}
        onChange={({ target }) => setSeo({ title: target.value }, 'seo.title')}
      />
      <TextArea
        label={text.description}
        rows={4}
        maxLength={LONGEST_SEO_DESCRIPTION}
        value={seo.description}
        onChange={({ target }) => setSeo({ description: target.value }, 'seo.description')}
      />
      <Switch checked={seo.isIndexed} onChange={({ target }) => setSeo({ isIndexed: target.checked })}>
        {text.isIndexed}
      </Switch>
      <Card look="line" className="stack">
        <small className="muted">{text.sample}</small>
        {seo.isIndexed ? (
          <>
            <small className={css.address}>{address}</small>
            <b className={css.found}>{seo.title || title}</b>
            <span className="sm">{seo.description || text.noDescription}</span>
          </>
        ) : (
          <span className="sm">{text.hidden}</span>
        )}
      </Card>
    </div>
  )
}
