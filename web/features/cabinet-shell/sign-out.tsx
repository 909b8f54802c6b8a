import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinet } from '@okolitsa/strings/ru/cabinet.ts'
import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { lazy, Suspense, useState } from 'react'
import { useStaffSignOut } from '../../data/staff/desk/use-staff-sign-out.ts'
import { ownerOf, unsentQueueOf } from '../../data/unsent/desk/unsent-queue.ts'
import { Button } from '../../ui/button.tsx'
import { LogOutIcon } from '../../ui/icons.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** The way out; what is not sent yet would go with it, so it is asked about first. */
export function SignOut({ member }: { member: StaffMember }) {
  const owner = ownerOf(member)
  const signOut = useStaffSignOut(owner)
  /** Entries that would be lost; null = nobody has asked. */
  const [left, setLeft] = useState<number | null>(null)
  const press = () => {
    const count = owner ? unsentQueueOf(owner).all().length : 0
    if (count > 0) setLeft(count)
    else signOut.mutate()
  }
  return (
    <>
      <Button look="secondary-gray" size="medium" icon={LogOutIcon} busy={signOut.isPending} onClick={press}>
        {cabinet.signOut}
      </Button>
      {left !== null && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeft(null)}
            title={text.leave.title}
            text={text.leave.text(left)}
            confirmText={text.leave.confirm}
            cancelText={text.leave.keep}
            busy={signOut.isPending}
            onConfirm={() => signOut.mutate()}
          />
        </Suspense>
      )}
    </>
  )
}
