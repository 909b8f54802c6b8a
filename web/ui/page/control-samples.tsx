import type { UiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import { useState } from 'react'
import { Badge, type BadgeColor } from '../badge.tsx'
import { Button, type ButtonLook, type ButtonSize } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { ChipGroup } from '../chip-group.tsx'
import { Counter } from '../counter.tsx'
import { IconButton } from '../icon-button.tsx'
import {
  CircleHelpIcon,
  HeartIcon,
  MapPinIcon,
  PackageIcon,
  Share2Icon,
  ShoppingBasketIcon,
  SlidersHorizontalIcon,
  SproutIcon,
  TruckIcon,
} from '../icons.ts'
import { Price } from '../price.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import { Rating } from '../rating.tsx'
import { Stars } from '../stars.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Weekdays } from '../weekdays.tsx'
import css from './control-samples.module.css'
import { SampleBlock } from './sample-block.tsx'

const LOOKS: readonly ButtonLook[] = [
  'primary',
  'secondary-gray',
  'green-stroke',
  'secondary',
  'white',
  'banner',
  'danger',
  'black',
  'soft',
]
const SIZES: readonly ButtonSize[] = ['xlarge', 'large', 'medium', 'small']
const COLORS: readonly BadgeColor[] = [
  'gray',
  'blue',
  'green',
  'orange',
  'red',
  'plum',
  'blue-with-gradient',
  'green-with-gradient',
]
const DELIVERY_DAYS = [1, 4, 5]

export function ControlSamples({ samples }: { samples: UiSamples }) {
  const { buttons, marks, shelf, sections } = samples
  const [isSaved, setSaved] = useState(true)
  const [count, setCount] = useState(2)
  return (
    <>
      <SampleBlock title={sections.buttons}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
        <section className={css.looks} tabIndex={0} aria-label={sections.buttons}>
          {LOOKS.map((look) => (
            <div key={look} className={look === 'white' ? `${css.line} ${css.dark}` : css.line}>
              <span className="sm">{look}</span>
              {SIZES.map((size) => (
                <span key={size} className="row">
                  <Button look={look} size={size}>
                    {buttons.order}
                  </Button>
                  <Button look={look} size={size} shape="round">
                    {buttons.order}
                  </Button>
                </span>
              ))}
              <Button look={look} size="small-without-paddings">
                {buttons.more}
              </Button>
            </div>
          ))}
        </section>
        <div className="row fw g4">
          <Button disabled>{buttons.disabled}</Button>
          <Button busy>{buttons.busy}</Button>
          <Button look="secondary" icon={ShoppingBasketIcon}>
            {buttons.withIcon}
          </Button>
          <Button look="green-stroke" shape="round" icon={MapPinIcon} href="#map">
            {buttons.link}
          </Button>
          <IconButton icon={Share2Icon} label={buttons.share} />
          <IconButton icon={Share2Icon} label={buttons.share} look="gray" />
          <IconButton icon={Share2Icon} label={buttons.share} look="white" />
          <IconButton
            icon={HeartIcon}
            label={isSaved ? buttons.saved : buttons.save}
            look="picture"
            pressed={isSaved}
            onClick={() => setSaved(!isSaved)}
          />
        </div>
      </SampleBlock>

      <SampleBlock title={sections.marks}>
        <div className="row fw">
          {COLORS.map((color) => (
            <Badge key={color} color={color} size="large">
              {color}
            </Badge>
          ))}
        </div>
        <div className="row fw">
          <Badge color="sale">{marks.sale}</Badge>
          <Badge color="lime">{marks.fresh}</Badge>
          <Badge color="orange">{marks.lastOnes}</Badge>
          <Badge color="white" icon={TruckIcon}>
            {marks.tomorrow}
          </Badge>
          <Badge color="blue" icon={PackageIcon}>
            {marks.parcel}
          </Badge>
          <Badge color="green" icon={SproutIcon}>
            {marks.harvest}
          </Badge>
          <Counter text={marks.unread} label={marks.unreadLabel} />
          <Weekdays
            label={marks.weekdaysLabel}
            days={marks.weekdays.map((name, index) => ({ name, isOn: DELIVERY_DAYS.includes(index) }))}
          />
        </div>
        <ChipGroup label={marks.chips} scroll>
          <Chip selected>{marks.all}</Chip>
          <Chip>{marks.soft}</Chip>
          <Chip removable>{marks.goat}</Chip>
          <Chip icon={SlidersHorizontalIcon} note={marks.filtersCount}>
            {marks.filters}
          </Chip>
          <Chip href="#soft">{marks.soft}</Chip>
        </ChipGroup>
        <div className="row fw g6">
          <Rating value={marks.rating} label={marks.ratingLabel} />
          <Rating value={marks.rating} label={marks.ratingLabel} note={marks.reviews} />
          <Rating value={marks.rating} label={marks.ratingLabel} size="small" />
          <Stars value={4} label={marks.starsLabel} />
          <Price price={shelf.items.cheese.price} size="small" />
          <Price
            price={shelf.items.tomato.price}
            oldPrice={shelf.items.tomato.oldPrice}
            oldPriceLabel={shelf.oldPriceLabel}
          />
          <Price price={shelf.items.cheese.price} size="large" />
        </div>
        <div className="row fw g6">
          <QuantityStepper
            look="filled"
            className={css.stepper}
            text={`${count}`}
            labels={shelf.stepper}
            isLast={count === 1}
            noMoreText={count >= 5 ? shelf.noMore : undefined}
            onDecrease={() => setCount(Math.max(1, count - 1))}
            onIncrease={() => setCount(count + 1)}
          />
          <QuantityStepper
            text={shelf.weight}
            labels={shelf.stepper}
            isMinimum
            onDecrease={() => setCount(count - 1)}
            onIncrease={() => setCount(count + 1)}
          />
          <Tooltip text={marks.tip} align="start">
            <IconButton icon={CircleHelpIcon} label={marks.tipControl} />
          </Tooltip>
        </div>
      </SampleBlock>
    </>
  )
}
