import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { useSiteTheme } from '../../data/sites/desk/use-site-theme.ts'
import Modal from '../../ui/modal.tsx'
import { SiteThemePanel } from './site-theme-panel.tsx'

/** How a site looks, chosen without a page of it: a ready shop has none to write. */
export default function ThemeDialog({ siteUuid, onClose }: { siteUuid: string; onClose: () => void }) {
  return (
    <Modal isOpen onOpenChange={onClose} title={themeTexts.panel.title} closeLabel={siteEditor.close}>
      <SiteThemePanel {...useSiteTheme(siteUuid)} />
    </Modal>
  )
}
