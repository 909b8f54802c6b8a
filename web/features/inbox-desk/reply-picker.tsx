import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FileTextIcon } from '../../ui/icons.ts'

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

/** Puts a ready reply into the field of an answer. */
export function ReplyPicker(props: {
  organizationId: number
  /** Of whoever is answered; null = nobody knows. */
  name: string | null
  onPick: (words: string) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" size="medium" icon={FileTextIcon} onClick={() => setOpen(true)}>
        {inbox.replies.pick}
      </Button>
      {isOpen && (
        <Suspense>
          <ReplyDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
