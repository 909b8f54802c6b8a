import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import basket from '../../assets/food/basket.webp'
import { sections } from '../../features/navigation/sections.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const text = festivalText.none

/** Message while no festival is planned. */
export function NoFestival() {
  return (
    <Card>
      <EmptyState
        level={1}
        picture={basket}
        title={text.title}
        text={text.text}
        action={
          <Button size="medium" shape="round" href={sections.farmers.href}>
            {text.action}
          </Button>
        }
      />
    </Card>
  )
}
