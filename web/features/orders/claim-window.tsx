import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { percentOfRoubles } from '@okolitsa/domain/money/roubles.ts'
import { CLAIM_KINDS, type ClaimKind, needsPhoto } from '@okolitsa/domain/orders/claim.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { REPAY_DAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { type SyntheticEvent, useState } from 'react'
import { extentOf, mostAmount } from '../../data/orders/claim-extent.ts'
import { useClaim, useClaimOutcome } from '../../data/orders/use-claim.ts'
import { forgetFiles, useKeptFiles } from '../../platform/forms/kept-files.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ClaimAmount } from './claim-amount.tsx'
import { claimMoment } from './claim-moment.ts'
import { withPhotos } from './claim-photos.ts'
import { claimableLines } from './claimable-lines.ts'
import { lineAmount } from './order-lines.tsx'
import { PhotoField } from './photo-field.tsx'

const text = orderChanges.claim
const SHARES = ['25', '50', '75', '100'] as const
type Share = (typeof SHARES)[number]
const FORM = 'claim'

const LONGEST_COMMENT = 1_000

function Result({ claim, order, onClose }: { claim: ClaimAnswer; order: OrderAnswer; onClose: () => void }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const byHand = !isOnlinePayment(order.paymentMethod)
  const [title, words] = claim.answerBefore
    ? [text.waiting, text.waitingText(claim.refund, claimMoment(claim.answerBefore, reference), byHand)]
    : byHand
      ? [text.returnedCash(claim.refund), text.returnedCashText(REPAY_DAYS)]
      : [text.returned(claim.refund), text.returnedText]
  return (
    <div className="stack g4">
      <div role="status">
        <Notification tone={claim.isInstant ? 'success' : 'info'} title={title}>
          {words}
        </Notification>
      </div>
      <Button block size="xlarge" autoFocus onClick={onClose}>
        {text.done}
      </Button>
    </div>
  )
}

/** Progress of the photo upload, then of the check. */
function EndpointRequest({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100)
  const words = percent < 100 ? text.sending(percent) : text.checking
  return (
    <div className="stack g2">
      {/* announced once, not at every per cent */}
      <span className="visually-hidden" role="status">
        {text.sendingPhotos}
      </span>
      <Progress label={text.photos} value={percent} max={100} valueText={words} tone="green" />
      <p className="sm muted">{words}</p>
    </div>
  )
}

/** Preview of the refund before the claim is sent. */
function Outcome({ outcome, hasPhoto, byHand }: { outcome: ClaimOutcome; hasPhoto: boolean; byHand: boolean }) {
  const { refund, returnedBonuses, isInstant } = outcome
  return (
    <Notification
      title={returnedBonuses > 0 ? text.outcomeBonuses(refund, returnedBonuses, byHand) : text.outcome(refund, byHand)}
    >
      {isInstant && hasPhoto ? text.outcomeInstant : text.outcomeWaits}
    </Notification>
  )
}
type ClaimOutcome = NonNullable<ReturnType<typeof useClaimOutcome>>

/** Chosen and typed values of a claim; photos are stored separately. */
interface ClaimTyped {
  readonly kind: ClaimKind | null
  readonly line: string | null
  readonly share: Share | null
  readonly amount: string
  readonly comment: string
}
const NOTHING_TYPED: ClaimTyped = { kind: null, line: null, share: null, amount: '', comment: '' }

/** A claim about products of an order: kind, line, amount, photos. The outcome is displayed in the same window. */
export default function ClaimWindow({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { claim, sent, refusal } = useClaim(order.id)
  const lines = claimableLines(order)
  const draftId = `claim-${order.id}`
  const [draft, change, drop] = useDraft<ClaimTyped>(draftId, () => NOTHING_TYPED)
  const { kind, amount, line: chosenLine, share, comment } = draft
  const [photos, setPhotos] = useKeptFiles(draftId)
  const [photoProblem, setPhotoProblem] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const only = lines.length === 1 ? String(lines[0]?.id) : null
  const line = lines.find(({ id }) => String(id) === (chosenLine ?? only))
  const isPhotoMissing = photos.length === 0 && kind !== null && needsPhoto(kind)
  const photoError = photoProblem ?? (isAsked && isPhotoMissing ? text.needPhoto : undefined)
  // a claim about pieces defaults to one piece
  const extent = line ? extentOf(line, { kind, share, amount: line.isWeight ? amount : amount || '1' }) : null
  const outcome = useClaimOutcome(order.id, line?.id ?? null, extent)

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (kind === null || !line || !extent || isPhotoMissing || claim.isPending) return
    setPhotoProblem(null)
    claim.mutate(
      { lineId: line.id, ...extent, comment, photos },
      {
        onSuccess: () => {
          drop()
          forgetFiles(draftId)
        },
      },
    )
  }
  const body = () => {
    if (claim.data) {
      return <Result claim={claim.data} order={order} onClose={onClose} />
    }
    if (!order.may.claim || lines.length === 0) {
      return (
        <Notification tone="info" title={text.nothingLeft}>
          {text.nothingLeftText}
        </Notification>
      )
    }
    return (
      <form id={FORM} method="post" noValidate className="stack g5" onSubmit={send}>
        <div>
          <RadioCards
            label={text.kind}
            hideLabel={false}
            value={kind}
            items={CLAIM_KINDS.map((value) => ({ value, title: text.kinds[value], note: text.kindNotes[value] }))}
            error={isAsked && kind === null ? text.needKind : undefined}
            onValueChange={(chosen) => {
              change({ kind: chosen })
              // the fields that appear now show no errors before the next submission
              setAsked(false)
            }}
          />
        </div>
        <div>
          <RadioCards
            label={text.line}
            hideLabel={false}
            value={line ? String(line.id) : null}
            items={lines.map((each) => ({
              value: String(each.id),
              title: bindNumbers(each.title),
              note: lineAmount(each, each.pickedAmount ?? each.orderedAmount),
              end: formatPrice(each.actualSum),
            }))}
            error={isAsked && !line ? text.needLine : undefined}
            onValueChange={(id) => {
              change({ line: id, amount: '' })
              setAsked(false)
            }}
          />
        </div>
        <div hidden={kind === null || (kind !== 'spoilt' && !line)}>
          {kind === 'spoilt' && (
            <RadioCards
              label={text.share}
              hideLabel={false}
              layout="pairs"
              value={share}
              items={SHARES.map((value) => ({
                value,
                title: text.percent(Number(value)),
                // the part of the sum paid with bonuses and codes is returned as bonuses and codes
                note: line && text.upTo(percentOfRoubles(line.actualSum, Number(value))),
              }))}
              error={isAsked && !share ? text.needShare : undefined}
              onValueChange={(chosen) => change({ share: chosen })}
            />
          )}
          {kind !== 'spoilt' && kind !== null && line && (
            <ClaimAmount
              kind={kind}
              line={line}
              amount={amount}
              error={isAsked && !extent ? text.wrongAmount(lineAmount(line, mostAmount(line))) : undefined}
              onChange={(typed) => change({ amount: typed })}
            />
          )}
        </div>
        <div>
          <PhotoField
            photos={photos}
            isOptional={kind !== null && !needsPhoto(kind)}
            error={photoError}
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
        <TextArea
          label={text.comment}
          hint={text.commentHint}
          maxLength={LONGEST_COMMENT}
          rows={2}
          value={comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        {outcome && (
          <Outcome outcome={outcome} hasPhoto={photos.length > 0} byHand={!isOnlinePayment(order.paymentMethod)} />
        )}
      </form>
    )
  }
  const isForm = !claim.data && order.may.claim && lines.length > 0
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closeLabel={text.close}
      title={text.title}
      footer={
        isForm && (
          <div className="stack">
            {claim.isPending && <EndpointRequest sent={sent} />}
            {refusal && <Notification tone="error" title={refusal} />}
            <Button type="submit" form={FORM} block size="xlarge" busy={claim.isPending}>
              {text.send}
            </Button>
          </div>
        )
      }
    >
      {body()}
    </Modal>
  )
}
