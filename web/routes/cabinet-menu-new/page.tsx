import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import basketPicture from '../../assets/food/basket.webp'
import { MENU_PATH } from '../../data/products/desk/goods-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { NewGoodsScreen } from '../../features/products-desk/form/new-goods-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { loader } from './loader.ts'

const text = menusDesk.form

/** `/cabinet/menu/new`: a dish in three steps. */
export function Page() {
  const { member, menu, isOpen } = useLoaderData<typeof loader>()
  const { organizationId, sections } = menu
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.newTitle} isHidden />
      <div className="wrap section stack g5">
        {sections.length === 0 ? (
          <Card>
            <EmptyState
              level={1}
              picture={basketPicture}
              title={text.newTitle}
              text={text.noSections}
              action={
                <Button size="medium" shape="round" href={MENU_PATH}>
                  {text.toMenu}
                </Button>
              }
            />
          </Card>
        ) : (
          <NewGoodsScreen organizationId={organizationId} categories={[]} sections={sections} isOpen={isOpen} />
        )}
      </div>
    </CabinetFrame>
  )
}
