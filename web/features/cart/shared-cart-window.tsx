import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { firstSign } from '@okolitsa/domain/text/cut-text.ts'
import { sharedCart as text } from '@okolitsa/strings/ru/shared-cart.ts'
import { useRef } from 'react'
import { useInvitation, useRemoveSharer } from '../../data/cart/use-sharing.ts'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyIcon, LogOutIcon, Share2Icon, XIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './shared-cart-window.module.css'
import { hueOf, sharerName } from './sharer-name.ts'

function Invitation({ cart }: { cart: Cart }) {
  const field = useRef<HTMLInputElement>(null)
  const { share, change } = useInvitation(cart, () => showToast({ tone: 'success', text: text.withdrawn }))
  if (share.isError) {
    return (
      <Notification
        tone="error"
        action={
          <Button look="white" size="small" onClick={() => void share.refetch()}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Notification>
    )
  }
  if (!share.data) {
    return (
      <div className={css.link} role="status" aria-label={text.loading}>
        <Skeleton height={76} />
        <Skeleton height={52} />
      </div>
    )
  }
  const { joinPath, farmerTitle } = share.data
  if (joinPath === null) {
    return (
      <div className={css.link}>
        <p className="muted">{text.noLink}</p>
        <Button look="secondary" busy={change.isPending} onClick={() => change.mutate('renew')}>
          {text.newLink}
        </Button>
      </div>
    )
  }
  const url = new URL(joinPath, window.location.origin).href
  // absent on plain http sites and in some browsers
  const maySend = typeof navigator.share === 'function'
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', text: text.copied })
    } catch {
      field.current?.select()
      showToast({ tone: 'info', text: text.copyYourself })
    }
  }
  return (
    <div className={css.link}>
      <TextField ref={field} label={text.link} value={url} readOnly onFocus={(event) => event.target.select()} />
      <Button icon={CopyIcon} onClick={() => void copy()}>
        {text.copy}
      </Button>
      {maySend && (
        <Button
          look="secondary"
          icon={Share2Icon}
          // closing the system's share sheet without sending is not a failure
          onClick={() => void navigator.share({ text: text.sendText(farmerTitle), url }).catch(() => undefined)}
        >
          {text.send}
        </Button>
      )}
      <Button look="secondary-gray" size="small" busy={change.isPending} onClick={() => change.mutate('withdraw')}>
        {text.withdraw}
      </Button>
    </div>
  )
}

export default function SharedCartWindow({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const isOwner = cart.sharing?.isOwner ?? true
  const remove = useRemoveSharer(cart, onClose)
  const sharers = cart.sharing?.sharers ?? []
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close}>
      <p className="muted">{isOwner ? text.about : text.memberAbout}</p>
      {isOwner && <Invitation cart={cart} />}
      {sharers.length > 0 && (
        <>
          <h3 className={`h4 ${css.who}`}>{text.who}</h3>
          <ul>
            {sharers.map((sharer) => (
              <li key={sharer.memberId} className={css.person}>
                <Avatar initials={firstSign(sharerName(sharer)).toUpperCase()} hue={hueOf(sharer)} size={40} />
                <span className="grow">
                  {sharerName(sharer)}
                  <small>
                    {[sharer.memberId === null && sharer.firstName !== null && text.isOwner, sharer.isMe && text.isMe]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </span>
                {sharer.memberId !== null && isOwner && (
                  <IconButton
                    icon={XIcon}
                    look="gray"
                    label={text.remove(sharerName(sharer))}
                    onClick={() => remove.mutate(sharer)}
                  />
                )}
                {sharer.memberId !== null && sharer.isMe && (
                  <Button look="secondary-gray" size="small" icon={LogOutIcon} onClick={() => remove.mutate(sharer)}>
                    {text.leave}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
