import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { MAX_APPEAL_TEXT } from '@okolitsa/domain/orders/appeal.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useState } from 'react'
import { useClaimAppeal } from '../../data/orders/use-claim.ts'
import { forgetFiles, useKeptFiles } from '../../platform/forms/kept-files.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { withPhotos } from './claim-photos.ts'
import { PhotoField } from './photo-field.tsx'

const text = claimAnswers.appeal

/** An appeal of the customer: words and photos, with what it may bring. */
export default function AppealWindow({
  orderId,
  claim,
  onClose,
}: {
  orderId: number
  claim: ClaimAnswer
  onClose: () => void
}) {
  const draftId = `appeal-${claim.id}`
  const { appeal, refusal } = useClaimAppeal(orderId)
  const [words, setWords, sent] = useDraftWords(draftId)
  const [photos, setPhotos] = useKeptFiles(draftId)
  const [photoProblem, setPhotoProblem] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isMissing = words.trim() === ''
  const send = () => {
    setAsked(true)
    if (isMissing || appeal.isPending) return
    appeal.mutate(
      { claimId: claim.id, text: words.trim(), photos },
      {
        onSuccess: () => {
          sent()
          forgetFiles(draftId)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closeLabel={orderChanges.claim.close}
      title={text.title}
      footer={
        <div className="stack">
          {refusal && <Notification tone="error" title={refusal} />}
          <Button block size="xlarge" busy={appeal.isPending} onClick={send}>
            {text.send}
          </Button>
        </div>
      }
    >
      <div className="stack g5">
        <p>
          {text.text}{' '}
          {text.toCustomer(
            claim.askedRefund === null ? claim.refund : subtractRoubles(claim.askedRefund, claim.refund),
          )}
        </p>
        <TextArea
          label={text.words}
          error={isAsked && isMissing ? text.wordsError : undefined}
          maxLength={MAX_APPEAL_TEXT}
          rows={4}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <PhotoField
          photos={photos}
          isOptional
          error={photoProblem ?? undefined}
          onAdd={(chosen) => {
            const next = withPhotos(photos, chosen)
            setPhotos(next.photos)
            setPhotoProblem(next.problem)
          }}
          onRemove={(index) => {
            setPhotos(photos.filter((_, at) => at !== index))
            setPhotoProblem(null)
          }}
        />
      </div>
    </Modal>
  )
}
