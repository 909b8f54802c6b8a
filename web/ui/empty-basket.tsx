import type { ReactNode } from 'react'
import basketPicture from '../assets/food/basket.webp'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'

/** An empty list of the visitor's things with a link to start. */
export function EmptyBasket({
  title,
  text,
  action,
  href,
}: {
  title: string
  text: ReactNode
  /** Text of the link. */
  action: string
  href: string
}) {
  return (
    <Card>
      <EmptyState
        picture={basketPicture}
        title={title}
        text={text}
        action={
          <Button size="medium" shape="round" href={href}>
            {action}
          </Button>
        }
      />
    </Card>
  )
}
