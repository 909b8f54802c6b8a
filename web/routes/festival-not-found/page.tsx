import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import basket from '../../assets/food/basket.webp'
import { FESTIVAL_PATH } from '../../data/festival/addresses.ts'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const text = festivalText.notFound

export function Page() {
  return (
    <div className="wrap">
      <ErrorHead isMissing />
      <Card>
        <EmptyState
          level={1}
          picture={basket}
          title={text.title}
          text={text.text}
          action={
            <Button size="medium" shape="round" href={FESTIVAL_PATH}>
              {text.action}
            </Button>
          }
        />
      </Card>
    </div>
  )
}
