import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { usePageVersions } from '../../data/operator/use-page-versions.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What was published of a page, and the way back to it. */
export default function VersionsDialog({
  id,
  onClose,
  onRestore,
}: {
  id: string
  onClose: () => void
  onRestore: (version: number) => void
}) {
  const { versions, isFailed, retry } = usePageVersions(id)
  const reference = useDayReference()
  return (
    <Modal isOpen onOpenChange={onClose} title={text.versions} closeLabel={text.close}>
      {isFailed && (
        <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
      )}
      {!isFailed && !versions && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={120} />
        </div>
      )}
      {versions?.length === 0 && <p>{text.noVersions}</p>}
      <ul className="stack g4">
        {versions?.map(({ version, publishedAt, publishedBy, isShown }) => (
          <li key={version} className="row between fw">
            <span className="stack">
              <b>{text.version(version, formatMoment(new Date(publishedAt), reference))}</b>
              <small className="muted">{[publishedBy, isShown && text.versionShown].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              look="secondary"
              size="medium"
              aria-label={text.restoreOf(version)}
              onClick={() => {
                onRestore(version)
                onClose()
              }}
            >
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
