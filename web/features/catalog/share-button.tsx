import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Share2Icon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Opens the system's share sheet, or copies the URL. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const share = async () => {
    if (navigator.share) {
      // closing the share sheet is not a failure
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ text: text.linkCopied })
    } catch {
      showToast({ text: text.linkNotCopied, tone: 'error' })
    }
  }
  return (
    <Tooltip text={text.shareHint} align="end">
      <IconButton icon={Share2Icon} look="white" label={text.share} onClick={() => void share()} />
    </Tooltip>
  )
}
