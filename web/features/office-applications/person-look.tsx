import type { ApplicationToDecide } from '@okolitsa/contracts/registration/applications.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { useState } from 'react'
import { plotPaperPath, usePersonLook } from '../../data/office/use-applications.ts'
import { Button } from '../../ui/button.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

const text = registrationDesk.desk
/** Reasons to look at a person who applies. */
const REASONS: readonly RevealReason[] = ['identity', 'callBack', 'dataRequest']

/** Facts that stand for the register: the answer of the tax service, the municipality's paper. */
export function personItems(person: ApplicationToDecide['person'], reference: DayReference) {
  const { kind, npd, paper, next } = person ?? {}
  return [
    ...(npd
      ? [
          {
            term: text.npd,
            value: registrationDesk.npd[npd.status](dayIn(SHOP_TIME_ZONE, new Date(npd.checkedAt)), reference),
          },
        ]
      : []),
    ...(kind === 'household'
      ? [
          {
            term: text.paper,
            value: paper ? text.paperValue(paper.number, paper.issuedOn, paper.validTo, reference) : text.noPaper,
          },
        ]
      : []),
    ...(next
      ? [{ term: text.nextPaper, value: text.paperValue(next.number, next.issuedOn, next.validTo, reference) }]
      : []),
  ]
}

/** Masked numbers of a person, shown after a reason is named. */
export function PersonLook({ application: { organizationId } }: { application: ApplicationToDecide }) {
  const look = usePersonLook(organizationId)
  const [isAsked, ask] = useState(false)
  const [reason, setReason] = useState<RevealReason>('identity')
  const { data } = look
  if (data) {
    return (
      <>
        <DescriptionList
          items={[
            { term: text.tin, value: data.tin },
            ...(data.paperNumber === null ? [] : [{ term: text.paper, value: data.paperNumber }]),
          ]}
        />
        {data.hasFile && (
          <p>
            <a className="link" href={plotPaperPath(organizationId, reason)} download>
              {text.openPaper}
            </a>
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <div>
        <Button look="secondary-gray" onClick={() => ask(true)}>
          {text.reveal}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={ask}
          title={text.revealTitle}
          text={
            <>
              {text.revealText}
              <RadioCards
                label={officeOrders.reveal.reason}
                value={reason}
                items={REASONS.map((value) => ({ value, title: officeOrders.reveal.reasons[value] }))}
                onValueChange={setReason}
              />
            </>
          }
          confirmText={text.reveal}
          confirmLook="primary"
          cancelText={text.keep}
          busy={look.isPending}
          onConfirm={() => look.mutate(reason, { onSettled: () => ask(false) })}
        />
      )}
    </>
  )
}
