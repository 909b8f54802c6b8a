import type { ReactNode } from 'react'
import basketPicture from '../assets/food/basket.webp'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'

/** A list of the visitor's things with nothing in it yet, and where to begin. */
export function EmptyBasket({
  title,
  text,
  action,
  href,
}: {
  title: string
  text: ReactNode
  /** What the link says. */
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
