import type { ReactNode } from 'react'
import { Dialog, Heading, ModalOverlay, Modal as OverlayBox } from 'react-aria-components'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { ArrowLeftIcon, XIcon } from './icons.ts'
import css from './modal.module.css'

export interface ModalProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Title of the window; it is also its accessible name. */
  title: string
  hideTitle?: boolean | undefined
  /** Spoken name of the cross; without it there is no cross (a question with its own buttons). */
  closeLabel?: string | undefined
  /** An arrow before the title, back to the previous step of the same window. */
  back?: { label: string; onPress: () => void } | undefined
  /** A control at the end of the title's line. */
  aside?: ReactNode
  /** Widths from 768 px: 460, 640, 880. Below it is always a sheet from the bottom. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** The window must be answered: Escape and a press outside have no effect. */
  isBlocking?: boolean | undefined
  /** `alertdialog` for a question about something irreversible. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Kept at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A window; below 768 px a sheet from the bottom. Escape closes the last one, focus stays inside and returns, the page
 * does not scroll. Heavy: load it with `lazy(() => import('…/modal.tsx'))` from catalogue pages.
 */
export default function Modal({
  isOpen,
  onOpenChange,
  title,
  hideTitle,
  closeLabel,
  back,
  aside,
  size = 'small',
  isBlocking,
  role = 'dialog',
  footer,
  children,
}: ModalProps) {
  return (
    <ModalOverlay
      className={css.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBlocking}
      isKeyboardDismissDisabled={isBlocking ?? false}
    >
      <OverlayBox className={classNames(css.box, css[size])}>
        <Dialog role={role} className={css.dialog ?? ''}>
          {back && <IconButton reads icon={ArrowLeftIcon} label={back.label} look="gray" onClick={back.onPress} />}
          <div className={classNames(css.head, hideTitle && css.bare)}>
            <Heading slot="title" className={hideTitle ? 'visually-hidden' : 'h3'}>
              {title}
            </Heading>
            {aside}
            {closeLabel && (
              <IconButton reads icon={XIcon} label={closeLabel} look="gray" onClick={() => onOpenChange(false)} />
            )}
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.footer}>{footer}</div>}
        </Dialog>
      </OverlayBox>
    </ModalOverlay>
  )
}
