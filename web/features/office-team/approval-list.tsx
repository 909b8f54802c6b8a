import type { OfficeApproval } from '@okolitsa/contracts/office/office-approvals.ts'
import { formatDate, formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeFees } from '@okolitsa/strings/ru/office-fees.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { lazy, Suspense, useState } from 'react'
import { pairWords } from '../../data/office/pair-words.ts'
import { useApproval } from '../../data/office/use-approval.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './office-team.module.css'

const ApproveWindow = lazy(() => import('./approve-window.tsx'))
const text = officeTeam.approvals

/** Changes that wait for the approval of a second person; nothing without any. */
export function ApprovalList({ approvals }: { approvals: readonly OfficeApproval[] }) {
  // the window stays open after the approval, when the list no longer has it
  const [opened, setOpened] = useState<OfficeApproval | null>(null)
  return (
    <>
      {approvals.length > 0 && (
        <Card as="section" className="stack g3">
          <h2 className="h4">{text.title}</h2>
          <ul>
            {approvals.map((approval) => (
              <OneApproval key={approval.id} approval={approval} open={() => setOpened(approval)} />
            ))}
          </ul>
        </Card>
      )}
      {opened && (
        <Suspense>
          <ApproveWindow approval={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

function OneApproval({ approval, open }: { approval: OfficeApproval; open: () => void }) {
  const { end } = useApproval(approval)
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  const {
    kind,
    name,
    phone,
    rolesAfter,
    seller,
    refund,
    fee,
    reopening,
    entry,
    proposedBy,
    proposedAt,
    isOwn,
    aloneFrom,
    abilities,
  } = approval
  const mayApprove = abilities.includes('approve')
  return (
    <li className={css.invitation}>
      <span className="grow">
        <b>{text.kinds[kind](name)}</b> <Badge color="orange">{text.badge}</Badge>
        <small>
          {seller
            ? [formatDate(seller.endsOn, reference), officeSellers.move.reasons[seller.reason]].join(' · ')
            : refund
              ? [formatPrice(refund.amount), refund.reason].join(' · ')
              : fee
                ? officeFees.preview.change(fee.before, fee.after)
                : entry
                  ? pairWords(entry)
                  : (reopening?.reason ?? [phone, ...rolesAfter.map((role) => officeFrame.roles[role])].join(' · '))}
        </small>
        <small>{text.proposed(proposedBy, at(proposedAt))}</small>
        {isOwn && !mayApprove && (
          <small>
            {aloneFrom === null
              ? seller
                ? officeSellers.end.awaited
                : refund
                  ? text.awaitedRefund
                  : fee
                    ? text.awaitedFee
                    : reopening
                      ? text.awaitedReopening
                      : entry
                        ? text.awaitedEntry
                        : text.awaited
              : text.alone(at(aloneFrom))}
          </small>
        )}
      </span>
      <span className={css.buttons}>
        {mayApprove && (
          <Button size="small" onClick={open}>
            {isOwn ? text.confirm : text.approve}
          </Button>
        )}
        <Button look="soft" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          {isOwn ? text.withdraw : text.refuse}
        </Button>
      </span>
    </li>
  )
}
