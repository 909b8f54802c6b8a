import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { menuHours as text } from '@okolitsa/strings/ru/menu-hours.ts'
import { useMenu } from '../../data/menus/desk/use-menu.ts'
import { useOpeningHours } from '../../data/menus/desk/use-opening-hours.ts'
import { MENU_PATH } from '../../data/products/desk/goods-query.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import { KitchenFactsForm } from './kitchen-facts-form.tsx'
import css from './menu.module.css'
import { SpecialDays } from './special-days.tsx'
import { WeekForm } from './week-form.tsx'

export function OpeningHoursScreen({ initial }: { initial: KitchenMenuAnswer }) {
  const menu = useMenu(initial)
  const { week, exceptions, facts } = useOpeningHours(menu.organizationId)
  return (
    <div className={css.screen}>
      <header className="stack g2">
        <div className={css.title}>
          <IconButton icon={ArrowLeftIcon} label={text.back} href={MENU_PATH} />
          <h1 className="h1">{text.title}</h1>
        </div>
        <p className="muted">{text.lead}</p>
      </header>
      <WeekForm key={JSON.stringify(menu.openingHours)} hours={menu.openingHours} saving={week} />
      <SpecialDays menu={menu} saving={exceptions} />
      <KitchenFactsForm menu={menu} saving={facts} />
    </div>
  )
}
