import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { toursDesk } from '@okolitsa/strings/ru/tours-desk.ts'
import type { TourDraft, TourDraftField } from '../../data/tours/desk/tour-draft.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import css from './tour-form.module.css'

const text = toursDesk.conflict
const titlesOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title).join(', ')

function valueText(field: TourDraftField, draft: TourDraft): string {
  switch (field) {
    case 'regionCode':
      return REGION_TITLES[draft.regionCode]
    case 'coords':
      return draft.coords ? toursDesk.pointSet : toursDesk.pointMissing
    case 'meetingPoint':
      return [draft.meetingPoint.title, draft.meetingPoint.address, draft.meetingPoint.note].filter(Boolean).join(', ')
    case 'languages':
      return draft.languages.map((language) => tours.languageNames[language]).join(', ')
    case 'register':
      return [toursDesk[draft.register.kind], draft.register.number, draft.register.guarantee]
        .filter(Boolean)
        .join(', ')
    case 'prices':
      return draft.prices.map(({ title, price }) => `${title}: ${price}`).join(', ')
    case 'programme':
    case 'included':
    case 'notIncluded':
      return titlesOf(draft[field])
    case 'cancellation':
      return draft.cancellation.map(({ hoursBefore, backPercent }) => `${hoursBefore}: ${backPercent} %`).join(', ')
    default:
      return draft[field]
  }
}

/** Compares values saved by another person with the values of this form. */
export default function ConflictDialog({
  fields,
  theirs,
  mine,
  isBusy,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: {
  fields: readonly TourDraftField[]
  theirs: TourDraft
  mine: TourDraft
  isBusy: boolean
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}) {
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close} size="medium">
      <div className="stack g4">
        <p className="muted">{text.text}</p>
        {fields.map((field) => (
          <dl key={field} className={css.versus}>
            <dt>{toursDesk.fields[field]}</dt>
            <dd>
              <small>{text.now}</small>
              {valueText(field, theirs) || text.empty}
            </dd>
            <dd>
              <small>{text.mine}</small>
              {valueText(field, mine) || text.empty}
            </dd>
          </dl>
        ))}
        <Button block busy={isBusy} onClick={onKeepMine}>
          {text.keepMine}
        </Button>
        <Button block look="secondary-gray" onClick={onTakeTheirs}>
          {text.takeTheirs}
        </Button>
      </div>
    </Modal>
  )
}
