import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { siteAddress } from '../../data/sites/desk/site-address.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { sections } from '../../features/navigation/sections.ts'
import { BlockView, isHeaded } from '../../features/site-blocks/site-blocks.tsx'
import { PageEditor } from '../../features/site-pages-desk/page-editor.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { member, page, organizationId, host } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.titleOf(page.title)} isHidden />
      <PageEditor
        key={page.id}
        page={page}
        organizationId={organizationId}
        host={host === null ? null : siteAddress(host, absolute('/'))}
        views={{
          isHeaded,
          block: (block, isFirst) => (
            <BlockView
              block={block}
              isFirst={isFirst}
              live={{
                organizationId,
                consentHref: sections.consent.href,
                show: ({ type, props }) => (
                  <section className="section">
                    {props.title && <SectionHeader title={props.title} />}
                    <Card look="line">{text.liveHere[type]}</Card>
                  </section>
                ),
              }}
            />
          ),
        }}
      />
    </CabinetFrame>
  )
}
