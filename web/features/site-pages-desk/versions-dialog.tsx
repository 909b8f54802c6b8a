import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { usePageVersion, usePageVersions } from '../../data/site-pages/desk/use-page-versions.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import css from './site-editor.module.css'
import { Failed, Loading } from './states.tsx'
import { VersionDifference } from './version-difference.tsx'

/** Published versions of a page, their differences from the draft, and a button to restore each. */
export default function VersionsDialog({
  id,
  draft,
  onClose,
  onRestore,
}: {
  id: string
  draft: PageContent
  onClose: () => void
  onRestore: (version: number) => void
}) {
  const { versions, isFailed, retry } = usePageVersions(id)
  const [chosen, setChosen] = useState<number | null>(null)
  const reference = useDayReference()
  return (
    <Modal isOpen onOpenChange={onClose} title={text.versions} closeLabel={text.close} size="large">
      {isFailed && <Failed retry={retry} />}
      {!isFailed && !versions && <Loading />}
      {versions?.length === 0 && <p>{text.noVersions}</p>}
      <div className={css.versions}>
        <ul className="stack g2">
          {versions?.map(({ version, publishedAt, publishedBy, isShown }) => (
            <li key={version}>
              <button
                type="button"
                className={css.version}
                aria-pressed={version === chosen}
                onClick={() => setChosen(version)}
              >
                <b>{text.version(version, formatMoment(new Date(publishedAt), reference))}</b>
                <small className="muted">
                  {[publishedBy, isShown && text.versionShown].filter(Boolean).join(' · ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {versions && versions.length > 0 && (
          <section aria-label={text.difference.label} className="stack g4">
            {chosen === null ? (
              <p className="muted">{text.difference.choose}</p>
            ) : (
              <Chosen
                key={chosen}
                id={id}
                version={chosen}
                draft={draft}
                onRestore={() => {
                  onRestore(chosen)
                  onClose()
                }}
              />
            )}
          </section>
        )}
      </div>
    </Modal>
  )
}

function Chosen({
  id,
  version,
  draft,
  onRestore,
}: {
  id: string
  version: number
  draft: PageContent
  onRestore: () => void
}) {
  const { found, isFailed, retry } = usePageVersion(id, version)
  if (isFailed) return <Failed retry={retry} />
  if (!found) return <Loading />
  return (
    <>
      <h3 className="h4">{text.difference.of(version)}</h3>
      <VersionDifference version={found.content} draft={draft} />
      <div>
        <Button look="secondary" aria-label={text.restoreOf(version)} onClick={onRestore}>
          {text.restore}
        </Button>
      </div>
    </>
  )
}
