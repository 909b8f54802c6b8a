import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { useSiteTheme } from '../../data/sites/desk/use-site-theme.ts'
import Modal from '../../ui/modal.tsx'
import { SiteThemePanel } from './site-theme-panel.tsx'

/** Theme of a site without pages, such as a ready-made shop. */
export default function ThemeDialog({ siteUuid, onClose }: { siteUuid: string; onClose: () => void }) {
  return (
    <Modal isOpen onOpenChange={onClose} title={themeTexts.panel.title} closeLabel={sitePagesDesk.close}>
      <SiteThemePanel {...useSiteTheme(siteUuid)} />
    </Modal>
  )
}
