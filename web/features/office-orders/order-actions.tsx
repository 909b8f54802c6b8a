import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { lazy, Suspense } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Card } from '../../ui/card.tsx'
import {
  ChevronRightIcon,
  CircleCheckIcon,
  CircleXIcon,
  GiftIcon,
  MessageCircleIcon,
  PencilIcon,
  Undo2Icon,
} from '../../ui/icons.ts'
import css from './order-screen.module.css'
import { ProposalAnswer } from './proposal-answer.tsx'

const ReasonDialog = lazy(async () => ({
  default: (await import('../../platform/forms/reason-dialog.tsx')).ReasonDialog,
}))
const GoodwillDialog = lazy(() => import('./goodwill-dialog.tsx'))
const RefundDialog = lazy(() => import('./refund-dialog.tsx'))
const SideChangeDialog = lazy(() => import('./side-change-dialog.tsx'))
const MessageDialog = lazy(() => import('./message-dialog.tsx'))
const text = officeOrders.actions

/** The moves that are allowed now; the server decides which. */
export function OrderActions({ found }: { found: OfficeOrder }) {
  const { order, abilities, refunding } = found
  const { cancel, complete } = useOrderWork(order.id)
  const cancelling = useModal()
  const completing = useModal()
  const writing = useModal()
  const giving = useModal()
  const returning = useModal()
  const changing = useModal()
  if (!abilities.note && !refunding) return null
  return (
    <Card as="section" className="stack g2">
      <h2 className={css.heading}>{text.title}</h2>
      {!abilities.cancel &&
        !abilities.complete &&
        !abilities.message &&
        !refunding?.most &&
        abilities.changes.length === 0 && <p className="sm muted">{text.none}</p>}
      {abilities.note &&
        found.proposals.map((proposal) => <ProposalAnswer key={proposal.id} id={order.id} proposal={proposal} />)}
      {abilities.message && (
        <button type="button" className={css.action} onClick={writing.open}>
          <MessageCircleIcon size={18} />
          <span>
            {text.write}
            <small>{text.writeNote}</small>
          </span>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {refunding && refunding.most > 0 && (
        <button type="button" className={css.action} onClick={returning.open}>
          <Undo2Icon size={18} />
          <span>
            {officeOrderHelp.refund.title}
            <small>
              {refunding.waiting
                ? officeOrderHelp.refund.waitingNote(refunding.waiting.amount, refunding.waiting.proposedBy)
                : officeOrderHelp.refund.note(refunding.most)}
            </small>
          </span>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {abilities.goodwill > 0 && (
        <button type="button" className={css.action} onClick={giving.open}>
          <GiftIcon size={18} />
          <span>
            {text.give}
            <small>{text.giveNote(abilities.goodwill)}</small>
          </span>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {abilities.changes.length > 0 && (
        <button type="button" className={css.action} onClick={changing.open}>
          <PencilIcon size={18} />
          <span>
            {officeOrderHelp.sideChange.title}
            <small>{officeOrderHelp.sideChange.note}</small>
          </span>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {abilities.complete && (
        <button type="button" className={css.action} onClick={completing.open}>
          <CircleCheckIcon size={18} />
          <span>
            {text.complete}
            <small>{text.completeNote}</small>
          </span>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {abilities.cancel && (
        <button type="button" className={css.action} onClick={cancelling.open}>
          <CircleXIcon size={18} />
          <span>
            {text.cancel}
            <small>{text.cancelNote}</small>
          </span>
          <ChevronRightIcon size={18} />
        </button>
      )}
      <Suspense>
        {writing.isOpen && <MessageDialog found={found} onClose={writing.close} />}
        {refunding && returning.isOpen && <RefundDialog found={{ ...found, refunding }} onClose={returning.close} />}
        {changing.isOpen && <SideChangeDialog found={found} onClose={changing.close} />}
        {giving.isOpen && <GoodwillDialog found={found} onClose={giving.close} />}
        {cancelling.isOpen && (
          <ReasonDialog
            draftId={`office-cancel-${order.id}`}
            title={text.cancelTitle}
            text={text.cancelText}
            label={text.reason}
            reasons={text.cancelReasons}
            error={text.reasonError}
            save={text.cancel}
            keep={text.keep}
            busy={cancel.isPending}
            onClose={cancelling.close}
            onSave={(reason) => cancel.mutate(reason, { onSuccess: cancelling.close })}
          />
        )}
        {completing.isOpen && (
          <ReasonDialog
            draftId={`office-complete-${order.id}`}
            title={text.completeTitle}
            text={text.completeText}
            label={text.reason}
            reasons={text.completeReasons}
            error={text.reasonError}
            save={text.complete}
            keep={text.keep}
            busy={complete.isPending}
            onClose={completing.close}
            onSave={(reason) => complete.mutate(reason, { onSuccess: completing.close })}
          />
        )}
      </Suspense>
    </Card>
  )
}
