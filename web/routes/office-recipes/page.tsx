import { officeLists } from '@okolitsa/strings/ru/office-lists.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { RecipeList } from '../../features/office-showcase/recipe-list.tsx'
import { RecipePage } from '../../features/office-showcase/recipe-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/content/recipes`: recipes, and the editor of one. */
export function Page() {
  const { member, slug } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          slug === null && (
            <>
              <Button size="medium" look="secondary" href="/office/content/recipe-sections">
                {officeLists.sections.title}
              </Button>
              <Button size="medium" icon={PlusIcon} href="/office/content/recipes/new">
                {text.add}
              </Button>
            </>
          )
        }
      />
      {slug === null ? <RecipeList /> : <RecipePage key={slug} slug={slug} />}
    </OfficeFrame>
  )
}
