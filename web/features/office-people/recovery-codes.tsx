import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyIcon, DownloadIcon, PrinterIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'
import css from './office-people.module.css'

const text = officePeople.recovery
const FILE = 'office-codes.txt'

/** Recovery codes, shown once: copied, saved as a file or printed. */
export function RecoveryCodes({
  codes,
  host,
  onSaved,
  isWholePage = false,
}: {
  codes: readonly string[]
  host: string
  onSaved: () => void
  /** The codes are the page, so that its heading is theirs. */
  isWholePage?: boolean
}) {
  const [isSaved, setSaved] = useState(false)
  const Heading = isWholePage ? 'h1' : 'h2'
  const list = `${text.list(host)}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(list)
      showToast({ tone: 'success', text: text.copied })
    } catch {
      // without a clipboard the codes are copied by hand
    }
  }
  return (
    <Card as="section" className="stack g4">
      <Heading className="h2">{text.title}</Heading>
      <p>{text.text}</p>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row fw g2" data-no-print="">
        <Button look="secondary-gray" size="medium" icon={CopyIcon} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button
          look="secondary-gray"
          size="medium"
          icon={DownloadIcon}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(list)}`}
          download={FILE}
        >
          {text.download}
        </Button>
        <Button look="secondary-gray" size="medium" icon={PrinterIcon} onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
        {text.saved}
      </Checkbox>
      <Button block disabled={!isSaved} onClick={onSaved}>
        {text.go}
      </Button>
    </Card>
  )
}
