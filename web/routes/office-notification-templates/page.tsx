import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { TemplatesNote, TemplatesPage } from '../../features/office-notification-templates/templates-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/content/notices`: texts of all notifications, and the editor of one. */
export function Page() {
  const { member, key } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={<TemplatesNote />} />
      <TemplatesPage current={key} />
    </OfficeFrame>
  )
}
