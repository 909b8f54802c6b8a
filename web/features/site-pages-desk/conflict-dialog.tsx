import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import type { PageChanged } from '../../data/site-pages/desk/use-page-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { blockName } from './block-kinds.ts'

const text = sitePagesDesk.conflict

/** Another person has changed the page: shows the differences and asks which changes to keep. */
export default function ConflictDialog({
  changed: { changedAt, changedBy, difference },
  onMine,
  onTheirs,
}: {
  changed: PageChanged
  onMine: () => void
  onTheirs: () => void
}) {
  const when = formatMoment(new Date(changedAt), useDayReference())
  return (
    <Modal isOpen onOpenChange={() => {}} isBlocking role="alertdialog" title={text.title}>
      <div className="stack g4">
        <p>{text.text(changedBy, when)}</p>
        {difference && (
          <div className="stack g2">
            <b>{text.blocks}</b>
            <ul className="stack">
              {difference.isTitleChanged && <li>{text.titleDiffers}</li>}
              {difference.isSeoChanged && <li>{text.seoDiffers}</li>}
              {difference.blocks.map(({ id, type, kind }) => (
                <li key={id}>
                  {blockName(type)}: {text.kinds[kind]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Button block onClick={onMine}>
          {text.mine}
        </Button>
        <Button look="secondary-gray" block onClick={onTheirs}>
          {text.theirs}
        </Button>
      </div>
    </Modal>
  )
}
