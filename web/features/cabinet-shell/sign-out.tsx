import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { lazy, Suspense, useState } from 'react'
import { useStaffSignOut } from '../../data/staff/desk/use-staff-sign-out.ts'
import { ownerOf, unsentQueueOf } from '../../data/unsent/desk/unsent-queue.ts'
import { Button } from '../../ui/button.tsx'
import { LogOutIcon } from '../../ui/icons.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** Sign-out; asks first when queued entries would be lost. */
export function SignOut({ member }: { member: StaffMember }) {
  const owner = ownerOf(member)
  const signOut = useStaffSignOut(owner)
  /** Number of entries that would be lost; null = no question is open. */
  const [left, setLeft] = useState<number | null>(null)
  const press = () => {
    const count = owner ? unsentQueueOf(owner).all().length : 0
    if (count > 0) setLeft(count)
    else signOut.mutate()
  }
  return (
    <>
      <Button look="secondary-gray" size="medium" icon={LogOutIcon} busy={signOut.isPending} onClick={press}>
        {ordersDesk.signOut}
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
