import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import css from './confirm-dialog.module.css'
import Modal from './modal.tsx'

/** Confirmation of an irreversible action: consequences, confirm, cancel. */
export default function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmText,
  cancelText,
  confirmLook = 'danger',
  busy,
  onConfirm,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  text?: ReactNode
  confirmText: string
  cancelText: string
  confirmLook?: ButtonLook | undefined
  busy?: boolean | undefined
  onConfirm: () => void
}) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={title} role="alertdialog">
      <div className={css.question}>
        {text && <div className="muted stack">{text}</div>}
        <Button look={confirmLook} block busy={busy} onClick={onConfirm}>
          {confirmText}
        </Button>
        <Button reads look="secondary-gray" block onClick={() => onOpenChange(false)}>
          {cancelText}
        </Button>
      </div>
    </Modal>
  )
}
