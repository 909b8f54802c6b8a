import { identity } from '@okolitsa/strings/ru/identity.ts'
import { ownerOfTab } from '../../data/visitor/tab-owner.ts'
import Modal from '../../ui/modal.tsx'
import { SignInForm } from './sign-in-form.tsx'

const text = identity.again

/** The way in over a page whose session has ended: what was typed stays, what was pressed goes on. */
export default function SignInAgain({ onAnswer }: { onAnswer: (isIn: boolean) => void }) {
  return (
    <Modal isOpen onOpenChange={() => onAnswer(false)} title={text.title} closeLabel={text.close}>
      <div className="stack g4">
        <p>{text.text}</p>
        <SignInForm
          autoFocus
          onDone={(customerId) => {
            const owner = ownerOfTab()
            const isSame = owner === null || owner === String(customerId)
            onAnswer(isSame)
            // somebody else's page must not go on with what the first one has typed
            if (!isSame) window.location.assign('/')
          }}
        />
      </div>
    </Modal>
  )
}
