import { visitText } from '@okolitsa/strings/ru/visit.ts'
import picture from '../../assets/land/bee.svg'
import { days, writeCookie } from '../../platform/client/cookies.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import css from './app-prompt.module.css'

const text = visitText.app

/** Offers the application to a phone, once a month at most. */
export default function AppPrompt({ appUrl, onDone }: { appUrl: string; onDone: () => void }) {
  const dismiss = () => {
    writeCookie('app-prompt-dismissed', '1', days(30))
    onDone()
  }
  return (
    <Modal isOpen title={text.title} onOpenChange={dismiss}>
      <div className={css.prompt}>
        <img src={picture} alt="" width={800} height={400} />
        <p className="muted">{text.text}</p>
        <Button href={appUrl} rel="external" block onClick={dismiss}>
          {text.open}
        </Button>
        <Button look="secondary-gray" block onClick={dismiss}>
          {text.stay}
        </Button>
      </div>
    </Modal>
  )
}
