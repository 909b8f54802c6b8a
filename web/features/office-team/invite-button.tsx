import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { UserRoundPlusIcon } from '../../ui/icons.ts'

const InviteWindow = lazy(() => import('./invite-window.tsx'))

/** Opens the window that invites a person. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="medium" icon={UserRoundPlusIcon} onClick={() => setOpen(true)}>
        {text.invite}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteWindow onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
