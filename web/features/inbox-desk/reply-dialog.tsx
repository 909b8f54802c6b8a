import { filledReply } from '@okolitsa/domain/inbox/ready-reply.ts'
import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { REPLIES_PATH } from '../../data/inbox/desk/inbox-query.ts'
import { useReadyReplies } from '../../data/inbox/desk/use-ready-replies.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import Modal from '../../ui/modal.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import css from './inbox.module.css'

const text = inbox.replies

/** Choice of a ready reply with its final text. */
export default function ReplyDialog({
  organizationId,
  name,
  onPick,
  onClose,
}: {
  organizationId: number
  name: string | null
  onPick: (words: string) => void
  onClose: () => void
}) {
  const { replies, isFailed, retry } = useReadyReplies(organizationId)
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text.title}
      closeLabel={text.close}
      footer={
        <Button look="secondary" block href={REPLIES_PATH}>
          {replies?.length === 0 ? text.add : text.manage}
        </Button>
      }
    >
      {isFailed && (
        <ErrorState scope="block" title={inbox.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
      )}
      {!isFailed && !replies && (
        <div role="status" aria-label={text.loading}>
          <RowSkeleton />
        </div>
      )}
      {replies?.length === 0 && <p className="muted">{text.emptyText}</p>}
      <ul className={css.replies}>
        {replies?.map((reply) => {
          const words = filledReply(reply.text, name)
          return (
            <li key={reply.id}>
              <button
                type="button"
                className={css.reply}
                onClick={() => {
                  onPick(words)
                  onClose()
                }}
              >
                <b>{reply.title}</b>
                <span>{words}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
