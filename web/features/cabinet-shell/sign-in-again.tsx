import { identity } from '@okolitsa/strings/ru/identity.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { rememberNext } from '../../data/staff/desk/use-bank-sign-in.ts'
import { useBankUrl, usePhoneSignInAgain } from '../../data/staff/desk/use-phone-sign-in.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useLocation } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { LandmarkIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'

const text = identity.again

/**
 * Sign-in window over a page of the cabinet whose session has ended: typed text stays, and the action continues after
 * sign-in.
 */
export default function SignInAgain({ onAnswer }: { onAnswer: (isIn: boolean) => void }) {
  const steps = usePhoneSignInAgain(() => onAnswer(true))
  const bankUrl = useBankUrl()
  const { pathname, search } = useLocation()
  return (
    <Modal isOpen onOpenChange={() => onAnswer(false)} title={text.title} closeLabel={text.close}>
      <div className="stack g4">
        <p>{text.text}</p>
        <Pretended service="sms" />
        <PhoneCodeForm
          steps={steps}
          words={identity.signIn}
          label={ordersDesk.signIn.phone}
          enterText={identity.signIn.enter}
          isMain
          autoFocus
        />
        {bankUrl && (
          <>
            <p className="sm muted">{text.bank}</p>
            <Button
              look="secondary"
              block
              href={bankUrl}
              rel="external"
              icon={LandmarkIcon}
              onClick={() => rememberNext(pathname + search)}
            >
              {ordersDesk.signIn.button}
            </Button>
          </>
        )}
      </div>
    </Modal>
  )
}
