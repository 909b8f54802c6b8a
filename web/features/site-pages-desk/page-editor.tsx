import { readBlock } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { DeskPage } from '@okolitsa/contracts/site-pages/site-page.ts'
import type { PageContent, SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { lazy, Suspense, useState } from 'react'
import { usePageDraft } from '../../data/site-pages/desk/use-page-draft.ts'
import { usePreviewLink } from '../../data/site-pages/desk/use-page-versions.ts'
import { useSiteTheme } from '../../data/sites/desk/use-site-theme.ts'
import { UnsavedGuard } from '../../platform/forms/unsaved-guard.tsx'
import { themeRules } from '../../platform/theme/theme-rules.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { HistoryIcon, Redo2Icon, Undo2Icon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BlockList } from './block-list.tsx'
import { CopyLink } from './copy-link.tsx'
import type { PageViews } from './page-canvas.tsx'
import { PageLook } from './page-look.tsx'
import { PageSettings } from './page-settings.tsx'
import css from './site-editor.module.css'
import { SiteThemePanel } from './site-theme-panel.tsx'
import { useStepKeys } from './step-keys.ts'

const PageCanvas = lazy(() => import('./page-canvas.tsx'))
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'))
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))

const PANELS = ['blocks', 'page', 'look'] as const
/** The server accepts known block types only; the list marks unknown and incomplete blocks. */
const isFit = ({ title, document }: PageContent) =>
  title.trim() !== '' && document.blocks.every((block) => readBlock(block) !== null)

/** A page being edited: blocks and settings on one side, the preview on the other. */
export function PageEditor({
  page,
  organizationId,
  host,
  views,
}: {
  page: DeskPage & { readonly siteUuid: string; readonly draft: PageContent }
  organizationId: number
  /** Host of the published site; null = not published. */
  host: string | null
  /** Renders the page as visitors see it. */
  views: PageViews
}) {
  const draft = usePageDraft(page, isFit)
  const { content, state, change } = draft
  const look = useSiteTheme(page.siteUuid)
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('blocks')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isVersions, setVersions] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const preview = usePreviewLink(page.id, setLink)
  useStepKeys(draft.undo, draft.redo)
  const setBlocks = (blocks: readonly SiteBlock[], burst?: string) =>
    change({ ...content, document: { blocks } }, burst)
  const isPublished = draft.page.publishedVersion !== null

  return (
    <div className={css.editor}>
      <UnsavedGuard isDirty={draft.isStuck} />
      <div className={css.bar}>
        <a className="link sm" href="/cabinet/sites">
          {text.toPages}
        </a>
        <h1 className="h3">{content.title}</h1>
        <Badge color={isPublished ? 'green' : 'gray'}>
          {isPublished
            ? draft.page.isDraftPublished && state === 'saved'
              ? text.isShown
              : text.isOlder
            : text.isHidden}
        </Badge>
        <span className="sm muted" role="status">
          {draft.refusal ?? text.states[state]}
        </span>
        <span className={css.actions}>
          <IconButton
            icon={Undo2Icon}
            label={text.undo}
            look="gray"
            aria-disabled={draft.undo === null || undefined}
            onClick={() => draft.undo?.()}
          />
          <IconButton
            icon={Redo2Icon}
            label={text.redo}
            look="gray"
            aria-disabled={draft.redo === null || undefined}
            onClick={() => draft.redo?.()}
          />
          <IconButton reads icon={HistoryIcon} label={text.versions} look="gray" onClick={() => setVersions(true)} />
          {host !== null && (
            <Button look="secondary" size="medium" busy={preview.isPending} onClick={() => preview.mutate()}>
              {text.preview}
            </Button>
          )}
          {isPublished && (
            <Button look="secondary-gray" size="medium" busy={draft.isPublishing} onClick={draft.unpublish}>
              {text.unpublish}
            </Button>
          )}
          <Button
            size="medium"
            busy={draft.isPublishing || state === 'saving'}
            aria-disabled={state === 'unfit' || undefined}
            onClick={() => state !== 'unfit' && draft.publish()}
          >
            {text.publish}
          </Button>
        </span>
      </div>
      {link !== null && host !== null && (
        <p role="status" className={css.link}>
          <a className="link" href={`${host}${link}`} target="_blank" rel="noopener">
            {`${host}${link}`}
          </a>{' '}
          <CopyLink url={`${host}${link}`} /> <small className="muted">{text.previewText}</small>
        </p>
      )}
      <div className={css.panels}>
        <Segmented
          label={text.panels.label}
          value={panel}
          items={PANELS.map((value) => ({ value, title: text.panels[value] }))}
          onValueChange={setPanel}
        />
      </div>
      <div className={css.columns} data-panel={panel}>
        <section className={css.side} aria-label={text.panels.blocks}>
          <h2 className="h4">{text.blocks}</h2>
          <BlockList
            blocks={content.document.blocks}
            organizationId={organizationId}
            chosen={chosen}
            onChoose={setChosen}
            onChange={setBlocks}
          />
        </section>
        <section className={css.middle} aria-label={text.look}>
          <PageLook>
            <Suspense fallback={<Skeleton height={480} />}>
              <PageCanvas
                title={content.title}
                styles={look.theme ? themeRules(look.theme) : ''}
                blocks={content.document.blocks}
                chosen={chosen}
                views={views}
                onChoose={setChosen}
                onChange={setBlocks}
                onUndo={() => draft.undo?.()}
                onRedo={() => draft.redo?.()}
              />
            </Suspense>
          </PageLook>
        </section>
        <section className={css.side} aria-label={text.panels.page}>
          <h2 className="h4">{text.panels.page}</h2>
          <PageSettings
            content={content}
            address={`${host?.replace(/^https?:\/\//, '') ?? ''}${page.path}`}
            onChange={change}
          />
          <Disclosure title={themeTexts.panel.title}>
            <SiteThemePanel {...look} />
          </Disclosure>
        </section>
      </div>
      <Suspense>
        {isVersions && (
          <VersionsDialog
            id={page.id}
            draft={content}
            onClose={() => setVersions(false)}
            onRestore={(version) => void draft.restore(version)}
          />
        )}
        {draft.conflict && (
          <ConflictDialog changed={draft.conflict} onMine={draft.keepMine} onTheirs={() => void draft.takeTheirs()} />
        )}
      </Suspense>
    </div>
  )
}
