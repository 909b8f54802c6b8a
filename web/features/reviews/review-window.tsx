import { MAX_REVIEW_LENGTH } from '@okolitsa/domain/reviews/review.ts'
import { rateWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { type Rateable, type ReviewDraft, useRate, useTags } from '../../data/reviews/use-order-reviews.ts'
import { forgetFiles, useKeptFiles } from '../../platform/forms/kept-files.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import Modal from '../../ui/modal.tsx'
import { StarsField } from '../../ui/stars-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { starNames } from './star-names.ts'

const draftOf = ({ review }: Rateable): Omit<ReviewDraft, 'photos'> => ({
  rating: review?.rating ?? 5,
  description: review?.description ?? '',
  advantages: review?.advantages ?? [],
  disadvantages: review?.disadvantages ?? [],
  isAnonymous: review?.isAnonymous ?? false,
})
const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

export default function ReviewWindow({ rateable, onClose }: { rateable: Rateable; onClose: () => void }) {
  const { saveText, removePhoto } = useRate(rateable)
  const tags = useTags(rateable)
  // a repeated order changes the previous review of the product, so the draft is keyed by the entity
  const { entityType, entityId, review } = rateable
  const draftId = `review-${entityType}-${entityId}-${review?.reviewId ?? 'new'}`
  const [draft, change, drop] = useDraft(draftId, () => draftOf(rateable))
  const [photos, setPhotos] = useKeptFiles(draftId)
  const send = () =>
    saveText.mutate(
      { ...draft, photos },
      {
        onSuccess: () => {
          drop()
          forgetFiles(draftId)
          onClose()
        },
      },
    )
  const groups = [
    { kind: 'advantage', title: text.liked, ids: draft.advantages, field: 'advantages' },
    { kind: 'disadvantage', title: text.disliked, ids: draft.disadvantages, field: 'disadvantages' },
  ] as const
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.window(rateable.title ?? text.whole[rateable.trade])}
      closeLabel={text.close}
      footer={
        <Button block busy={saveText.isPending} onClick={send}>
          {text.send}
        </Button>
      }
    >
      <div className="stack g4">
        <StarsField
          label={text.label(rateable.title ?? text.whole[rateable.trade])}
          name="review-rating"
          value={draft.rating}
          onValueChange={(rating) => change({ rating })}
          starLabels={starNames}
        />
        {groups.map(({ kind, title, ids, field }) => (
          <div key={kind} className="stack g2">
            <b className="sm">{title}</b>
            <ChipGroup label={title}>
              {tags
                .filter((tag) => tag.kind === kind)
                .map((tag) => (
                  <Chip
                    key={tag.id}
                    selected={ids.includes(tag.id)}
                    onClick={() => change({ [field]: toggled(ids, tag.id) })}
                  >
                    {tag.title}
                  </Chip>
                ))}
            </ChipGroup>
          </div>
        ))}
        <TextArea
          label={text.words}
          placeholder={text.wordsHint[rateable.trade]}
          rows={4}
          maxLength={MAX_REVIEW_LENGTH}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <ReviewPhotos
          kept={review?.images ?? []}
          onRemoveKept={(address) => removePhoto.mutate(address)}
          chosen={photos}
          onChoose={setPhotos}
        />
        <Checkbox checked={draft.isAnonymous} onChange={({ target }) => change({ isAnonymous: target.checked })}>
          {text.anonymous}
        </Checkbox>
      </div>
    </Modal>
  )
}
