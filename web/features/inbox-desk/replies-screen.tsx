import type { ReadyReply } from '@okolitsa/contracts/inbox/inbox.ts'
import { MAX_READY_REPLIES } from '@okolitsa/domain/inbox/ready-reply.ts'
import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { lazy, Suspense, useState } from 'react'
import picture from '../../assets/food/i-search.webp'
import { inboxPath } from '../../data/inbox/desk/inbox-query.ts'
import { useReadyReplies, useReplyActions } from '../../data/inbox/desk/use-ready-replies.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PencilIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import css from './inbox.module.css'

const ReplyForm = lazy(() => import('./reply-form.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = inbox.replies

export function RepliesScreen({ organizationId, initial }: { organizationId: number; initial: readonly ReadyReply[] }) {
  const { replies = initial } = useReadyReplies(organizationId, initial)
  const { save, remove } = useReplyActions(organizationId)
  const form = useModal()
  const question = useModal()
  /** The edited reply; null = a new one. */
  const [chosen, setChosen] = useState<ReadyReply | null>(null)
  const isFull = replies.length >= MAX_READY_REPLIES
  const open = (reply: ReadyReply | null) => {
    setChosen(reply)
    save.reset()
    form.open()
  }
  const add = (
    <Button icon={PlusIcon} onClick={() => open(null)}>
      {text.add}
    </Button>
  )
  return (
    <>
      <div className="stack g2">
        <a className="link sm" href={inboxPath()}>
          {text.toInbox}
        </a>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      {replies.length === 0 ? (
        <Card>
          <EmptyState picture={picture} title={text.empty} text={text.emptyText} action={add} />
        </Card>
      ) : (
        <>
          <div className="row fw">
            {isFull ? <p>{text.full(MAX_READY_REPLIES)}</p> : add}
            {!isFull && <span className="muted">{text.count(replies.length, MAX_READY_REPLIES)}</span>}
          </div>
          <Card padded={false}>
            <ul className={css.items}>
              {replies.map((reply) => (
                <li key={reply.id} className={css.kept}>
                  <div>
                    <b>{reply.title}</b>
                    <p className="muted">{reply.text}</p>
                  </div>
                  <IconButton
                    icon={PencilIcon}
                    look="gray"
                    label={text.change(reply.title)}
                    onClick={() => open(reply)}
                  />
                  <IconButton
                    icon={Trash2Icon}
                    look="gray"
                    label={text.remove(reply.title)}
                    onClick={() => {
                      setChosen(reply)
                      question.open()
                    }}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
      <Suspense>
        {form.isOpen && (
          <ReplyForm
            reply={chosen}
            saving={save}
            onSave={(words) => save.mutate({ id: chosen?.id ?? null, ...words }, { onSuccess: form.close })}
            onClose={form.close}
          />
        )}
        {question.isOpen && chosen && (
          <ConfirmDialog
            isOpen
            onOpenChange={question.close}
            title={text.removeTitle}
            text={text.removeText}
            confirmText={text.removeDo}
            cancelText={text.keep}
            busy={remove.isPending}
            onConfirm={() => remove.mutate(chosen.id, { onSettled: question.close })}
          />
        )}
      </Suspense>
    </>
  )
}
