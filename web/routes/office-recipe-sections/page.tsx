import { officeLists } from '@okolitsa/strings/ru/office-lists.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { RecipeSections } from '../../features/office-showcase/recipe-sections.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import type { loader } from '../office-redirects/loader.ts'

const text = officeLists.sections

/** `/office/content/recipe-sections`: sections of recipes. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          <Button size="medium" look="secondary" href="/office/content/recipes">
            {text.back}
          </Button>
        }
      />
      <RecipeSections />
    </OfficeFrame>
  )
}
