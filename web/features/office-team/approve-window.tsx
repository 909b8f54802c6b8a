import type { OfficeApproval } from '@okolitsa/contracts/office/office-approvals.ts'
import { monthTitle } from '@okolitsa/strings/ru/closing.ts'
import { formatDate, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeFees } from '@okolitsa/strings/ru/office-fees.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { pairWords } from '../../data/office/pair-words.ts'
import { useApproval } from '../../data/office/use-approval.ts'
import { useOfficeMember } from '../../data/office/use-office-member.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { FactorCodeForm } from '../../ui/factor-code-form.tsx'
import { KeyRoundIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { MadeLink } from './made-link.tsx'

const text = officeTeam.approvals
const { manual } = statements.ledger
const rolesText = (roles: OfficeApproval['rolesAfter']): string =>
  roles.map((role) => officeFrame.roles[role]).join(', ') || text.noRoles

/** Everything that will happen, and the second factor, which is asked for this change. */
export default function ApproveWindow({ approval, onClose }: { approval: OfficeApproval; onClose: () => void }) {
  const member = useOfficeMember()
  const { code, passkey, approved, codeError, keyError } = useApproval(approval)
  const { kind, name, phone, rolesBefore, rolesAfter, seller, refund, fee, reopening, entry, proposedBy, isOwn } =
    approval
  const reference = useDayReference()
  const ends = officeSellers.end
  return (
    <Modal isOpen onOpenChange={onClose} title={text.kinds[kind](name)} closeLabel={text.close} size="medium">
      {approved?.made && <MadeLink made={approved.made} wasAsked={approved.made.isSent} onDone={onClose} />}
      {approved && !approved.made && (
        <div className="stack g4">
          <div role="status">
            <Notification tone="success" title={text.done} />
          </div>
          <Button look="secondary-gray" block onClick={onClose}>
            {officeTeam.link.done}
          </Button>
        </div>
      )}
      {!approved && (
        <div className="stack g4">
          <DescriptionList
            items={
              seller
                ? [
                    { term: ends.seller, value: seller.title },
                    { term: ends.endsOn, value: formatDate(seller.endsOn, reference) },
                    { term: officeSellers.move.reason, value: officeSellers.move.reasons[seller.reason] },
                    { term: officeSellers.move.message, value: seller.message },
                    { term: officeSellers.move.what, value: ends.effects(seller).join('. ') },
                    { term: text.proposer, value: proposedBy },
                  ]
                : refund
                  ? [
                      {
                        term: text.order,
                        value: (
                          <a className="link" href={`/office/orders/${refund.orderId}`}>
                            {name}
                          </a>
                        ),
                      },
                      { term: officeOrderHelp.refund.customer, value: formatPrice(refund.amount) },
                      { term: officeOrderHelp.refund.seller, value: officeOrderHelp.refund.same },
                      { term: officeOrderHelp.refund.market, value: formatPrice(-refund.amount) },
                      { term: officeOrderHelp.refund.reason, value: refund.reason },
                      { term: text.proposer, value: proposedBy },
                    ]
                  : fee
                    ? [
                        { term: officeFees.title, value: name },
                        { term: officeFees.preview.title, value: officeFees.preview.change(fee.before, fee.after) },
                        { term: officeFees.form.seller, value: officeFees.preview.touched(fee.touched) },
                        ...(fee.raised > 0
                          ? [{ term: officeFees.preview.dearer, value: officeFees.preview.raised(fee.raised) }]
                          : []),
                        { term: text.proposer, value: proposedBy },
                      ]
                    : reopening
                      ? [
                          { term: officeFrame.sections.closing, value: monthTitle(reopening.period) },
                          { term: text.reason, value: reopening.reason },
                          { term: text.proposer, value: proposedBy },
                        ]
                      : entry
                        ? [
                            { term: statements.ledger.title, value: pairWords(entry) },
                            ...(entry.sellerTitle === null ? [] : [{ term: manual.seller, value: entry.sellerTitle }]),
                            { term: manual.reason, value: entry.reason },
                            { term: manual.document, value: entry.document },
                            ...(entry.reverses === null
                              ? []
                              : [{ term: manual.reverse, value: manual.reverses(entry.reverses) }]),
                            { term: text.proposer, value: proposedBy },
                          ]
                        : [
                            { term: text.person, value: `${name}, ${phone}` },
                            { term: text.before, value: rolesText(rolesBefore) },
                            { term: text.after, value: rolesText(rolesAfter) },
                            { term: text.proposer, value: proposedBy },
                          ]
            }
          />
          {seller && (
            <p className="sm muted">
              {ends.asOfProposal}. {ends.final}
            </p>
          )}
          <p className="sm muted">{isOwn ? text.confirmText : text.approveText}</p>
          {keyError && <Notification tone="error">{keyError}</Notification>}
          {member && member.factors.passkeys > 0 && (
            <Button block icon={KeyRoundIcon} busy={passkey.isPending} onClick={() => passkey.mutate()}>
              {text.byPasskey}
            </Button>
          )}
          <FactorCodeForm
            label={officePeople.factorAgain.code}
            button={text.byCode}
            error={codeError}
            isBusy={code.isPending}
            onEnter={(typed) => code.mutate(typed)}
          />
        </div>
      )}
    </Modal>
  )
}
