import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { Button } from '../../ui/button.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'

export function CopyLink({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ text: text.linkCopied })
    } catch {
      showToast({ text: text.linkNotCopied, tone: 'error' })
    }
  }
  return (
    <Button reads look="secondary-gray" size="medium" icon={CopyIcon} onClick={() => void copy()}>
      {text.copyLink}
    </Button>
  )
}
