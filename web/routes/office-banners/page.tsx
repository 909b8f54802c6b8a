import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { BannerList } from '../../features/office-showcase/banner-list.tsx'
import { BannerPage } from '../../features/office-showcase/banner-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/content/banners`: banners of the home page, and the editor of one. */
export function Page() {
  const { member, code } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          code === null && (
            <Button size="medium" icon={PlusIcon} href="/office/content/banners/new">
              {text.add}
            </Button>
          )
        }
      />
      {code === null ? <BannerList /> : <BannerPage key={code} code={code} />}
    </OfficeFrame>
  )
}
