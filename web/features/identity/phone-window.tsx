import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useChangePhone } from '../../data/identity/use-change-phone.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import Modal from '../../ui/modal.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import css from './sign-in-form.module.css'

const text = identity.phoneChange

/** Window that changes the account's number: the number, then the code sent to it. */
export default function PhoneWindow({ current, onClose }: { current: string; onClose: () => void }) {
  const change = useChangePhone(current, onClose)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close} size="small">
      <div className={css.form}>
        <Pretended service="sms" />
        <PhoneCodeForm steps={change} words={identity.signIn} label={text.phone} enterText={text.open} isMain autoFocus>
          <p className="sm muted">{text.text}</p>
        </PhoneCodeForm>
      </div>
    </Modal>
  )
}
