import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useState } from 'react'
import { signedInHere } from '../../data/office/signed-in-here.ts'
import Modal from '../../ui/modal.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

const text = officePeople.again

/** Sign-in window over a page of the office whose session has ended: typed text stays. */
export default function SignInAgain({ onAnswer }: { onAnswer: (isIn: boolean) => void }) {
  const [before] = useState(signedInHere.id)
  return (
    <Modal isOpen onOpenChange={() => onAnswer(false)} title={text.title} closeLabel={text.close}>
      <div className="stack g4">
        <p>{text.text}</p>
        <SignInSteps
          hasPasskeys
          // another person must not continue with text typed by the first one
          onDone={({ id }) => (before === null || id === before ? onAnswer(true) : window.location.assign('/office'))}
        />
      </div>
    </Modal>
  )
}
