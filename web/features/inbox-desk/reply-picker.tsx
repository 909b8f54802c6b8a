import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FileTextIcon } from '../../ui/icons.ts'

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

/** Inserts a ready reply into the answer field. */
export function ReplyPicker(props: {
  organizationId: number
  /** Name of the addressee; null = unknown. */
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
