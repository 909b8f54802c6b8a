import { identity } from '@okolitsa/strings/ru/identity.ts'
import { ownerOfTab } from '../../data/visitor/tab-owner.ts'
import Modal from '../../ui/modal.tsx'
import { SignInForm } from './sign-in-form.tsx'

const text = identity.again

/** Sign-in window over a page whose session has ended: typed text stays, and the action continues after sign-in. */
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
            // another customer must not continue with text typed by the first one
            if (!isSame) window.location.assign('/')
          }}
        />
      </div>
    </Modal>
  )
}
