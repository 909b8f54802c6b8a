import type { Dish } from '@okolitsa/contracts/restaurants/dish.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { widePicture } from '../../data/catalog/picture.ts'
import { useDish } from '../../data/restaurants/use-dish.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import { DishAbout, DishFacts } from './dish-about.tsx'
import { DishBuying } from './dish-buying.tsx'
import { DishOptions } from './dish-options.tsx'
import { useDishChoice } from './use-dish-choice.ts'

interface Line {
  readonly id: number
  readonly optionsKey: string
  readonly quantity: number
}

/** Window of a dish over the menu: options, then into the cart. For a cart line it changes that line. */
export default function DishWindow({
  slug,
  title,
  line,
  onClose,
}: {
  slug: string
  title: string
  line?: Line | undefined
  onClose: () => void
}) {
  const query = useDish(slug)
  if (query.data) return <OpenDish dish={query.data} line={line} onClose={onClose} />
  return (
    <Modal isOpen onOpenChange={onClose} title={title} closeLabel={text.close}>
      {query.isError ? (
        <div className="stack g4" role="alert">
          <p>{text.dishFailed}</p>
          <Button look="secondary" onClick={() => void query.refetch()}>
            {text.retry}
          </Button>
        </div>
      ) : (
        <div className="stack g4" aria-busy="true">
          <p className="visually-hidden" role="status">
            {text.loading}
          </p>
          <Skeleton height={180} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
    </Modal>
  )
}

function OpenDish({ dish, line, onClose }: { dish: Dish; line: Line | undefined; onClose: () => void }) {
  const choice = useDishChoice(dish, line)
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={dish.title}
      closeLabel={text.close}
      size="medium"
      footer={<DishBuying dish={dish} choice={choice} line={line} onDone={onClose} />}
    >
      <div className="stack g5">
        <SoftPicture
          picture={widePicture(dish.smallImageUrl, dish.imageAlt, dish.imageFocus)}
          hue={dish.hue}
          ratio="wide"
        />
        {dish.description && <p className="muted">{bindNumbers(dish.description)}</p>}
        <DishFacts dish={dish} />
        <DishOptions groups={choice.groups} counts={choice.counts} onChange={choice.setCounts} />
        <DishAbout dish={dish} headingLevel={3} />
      </div>
    </Modal>
  )
}
