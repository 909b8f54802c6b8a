import type { UiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import { type ReactNode, useState } from 'react'
import bread from '../../assets/food/bread.webp'
import butter from '../../assets/food/butter.webp'
import cheese from '../../assets/food/cheese.webp'
import custard from '../../assets/food/custard.webp'
import egg from '../../assets/food/egg.webp'
import cow from '../../assets/food/i-cow.webp'
import jam from '../../assets/food/jam.webp'
import milk from '../../assets/food/milk.webp'
import tomato from '../../assets/food/tomato.webp'
import farm from '../../assets/land/f1.svg'
import dish from '../../assets/land/r1.webp'
import camp from '../../assets/land/t1.svg'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { BuyBar } from '../buy-bar.tsx'
import { Carousel } from '../carousel.tsx'
import { Facts } from '../facts.tsx'
import { Grid } from '../grid.tsx'
import { IconButton } from '../icon-button.tsx'
import { BikeIcon, CalendarIcon, ClockIcon, HeartIcon, MapPinIcon, TruckIcon } from '../icons.ts'
import { MediaCard } from '../media-card.tsx'
import { Price } from '../price.tsx'
import { Rating } from '../rating.tsx'
import { SectionHeader } from '../section-header.tsx'
import { ShelfCard } from '../shelf-card.tsx'
import { Thumb } from '../thumb.tsx'
import { SampleBlock } from './sample-block.tsx'

const FOOD_PX = 340
const MINIS = [
  { src: milk, hue: 225 },
  { src: butter, hue: 95 },
  { src: custard, hue: 60 },
  { src: cheese, hue: 92 },
]

function SampleShelfCard({
  samples,
  item,
  src,
  hue,
  bar,
  badge,
  faded,
}: {
  samples: UiSamples
  item: { title: string; who: string; note: string }
  src: string
  hue: number
  bar: ReactNode
  badge?: ReactNode
  faded?: boolean
}) {
  const { marks, buttons } = samples
  const [isSaved, setSaved] = useState(false)
  return (
    <ShelfCard
      href="#item"
      title={item.title}
      picture={{ src, alt: item.title, width: FOOD_PX, height: FOOD_PX }}
      hue={hue}
      faded={faded}
      badges={badge}
      corner={
        <IconButton
          icon={HeartIcon}
          look="picture"
          label={isSaved ? buttons.saved : buttons.save}
          pressed={isSaved}
          onClick={() => setSaved(!isSaved)}
        />
      }
      overline={
        <>
          <span>{item.who}</span>
          <Rating size="small" value={marks.rating} label={marks.ratingLabel} />
        </>
      }
      note={item.note}
      bar={bar}
    />
  )
}

export function CardSamples({ samples }: { samples: UiSamples }) {
  const { shelf, media, marks, sections, rail, ways, buttons } = samples
  const { items } = shelf
  const [count, setCount] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const labelOf = (item: { title: string }) => `${shelf.addLabel}: ${item.title}`
  const add = () => setCount(count + 1)
  const takeAway = () => setCount(Math.max(0, count - 1))

  const cards = [
    <SampleShelfCard
      key="cheese"
      samples={samples}
      item={items.cheese}
      src={cheese}
      hue={92}
      badge={<Badge color="lime">{marks.fresh}</Badge>}
      bar={
        count === 0 ? (
          <BuyBar state="offer" price={items.cheese.price} label={labelOf(items.cheese)} onAdd={add} />
        ) : (
          <BuyBar
            state="taken"
            text={`${count}`}
            note={items.cheese.price}
            labels={shelf.stepper}
            isLast={count === 1}
            noMoreText={count >= 5 ? shelf.noMore : undefined}
            onIncrease={add}
            onDecrease={takeAway}
          />
        )
      }
    />,
    <SampleShelfCard
      key="milk"
      samples={samples}
      item={items.milk}
      src={milk}
      hue={225}
      bar={<BuyBar state="offer" price={items.milk.price} label={labelOf(items.milk)} onAdd={add} busy />}
    />,
    <SampleShelfCard
      key="tomato"
      samples={samples}
      item={items.tomato}
      src={tomato}
      hue={45}
      badge={<Badge color="sale">{marks.sale}</Badge>}
      bar={
        <BuyBar
          state="offer"
          price={items.tomato.price}
          oldPrice={items.tomato.oldPrice}
          oldPriceLabel={shelf.oldPriceLabel}
          label={labelOf(items.tomato)}
          onAdd={add}
        />
      }
    />,
    <SampleShelfCard
      key="bread"
      samples={samples}
      item={items.bread}
      src={bread}
      hue={65}
      bar={
        <BuyBar
          state="taken"
          text={items.bread.quantity}
          note={items.bread.sum}
          labels={shelf.stepper}
          onIncrease={add}
          onDecrease={takeAway}
        />
      }
    />,
    <SampleShelfCard
      key="egg"
      samples={samples}
      item={items.egg}
      src={egg}
      hue={80}
      bar={
        <BuyBar
          state="taken"
          text={items.egg.quantity}
          note={items.egg.sum}
          labels={shelf.stepper}
          isLast
          noMoreText={shelf.noMore}
          onIncrease={add}
          onDecrease={takeAway}
        />
      }
    />,
    <SampleShelfCard
      key="jam"
      samples={samples}
      item={items.jam}
      src={jam}
      hue={40}
      faded
      bar={
        <BuyBar
          state="sold-out"
          text={isAsked ? shelf.asked : shelf.notify}
          label={items.jam.title}
          isAsked={isAsked}
          onNotify={() => setAsked(!isAsked)}
        />
      }
    />,
  ]
  return (
    <>
      <SampleBlock title={sections.shelf}>
        <Grid>{cards}</Grid>
      </SampleBlock>
      <SampleBlock title={sections.media}>
        <Grid kind="media">
          <MediaCard
            href="#farm"
            title={media.farm}
            picture={{ src: farm, alt: '', width: 800, height: 494 }}
            badges={
              <>
                <Badge color="white" icon={TruckIcon}>
                  {marks.tomorrow}
                </Badge>
                <Badge color="green">{media.ownDelivery}</Badge>
              </>
            }
            corner={<IconButton icon={HeartIcon} look="white" label={buttons.save} pressed={false} />}
            seal={<Avatar picture={cow} hue={140} size={64} onEdge />}
            before={<Rating value={marks.rating} label={marks.ratingLabel} note={marks.reviews} />}
          >
            <Facts
              items={[
                { icon: MapPinIcon, text: media.farmPlace },
                { icon: TruckIcon, text: media.farmWhen },
              ]}
            />
            <div className="row">
              {MINIS.map((mini) => (
                <Thumb key={mini.src} picture={{ src: mini.src, alt: '' }} hue={mini.hue} size={46} />
              ))}
              <span className="sm strong">{media.farmMore}</span>
            </div>
          </MediaCard>
          <MediaCard
            href="#kitchen"
            title={media.kitchen}
            picture={{ src: dish, alt: media.kitchen, width: 640, height: 395 }}
            badges={<Badge color="sale">{marks.sale}</Badge>}
            aside={<Rating value={marks.rating} label={marks.ratingLabel} />}
          >
            <p className="sm muted">{media.kitchenNote}</p>
            <Facts
              items={[
                { icon: ClockIcon, text: media.kitchenTime },
                { icon: BikeIcon, text: media.kitchenDelivery },
              ]}
            />
          </MediaCard>
          <MediaCard
            href="#trip"
            title={media.trip}
            ratio="tall"
            picture={{ src: camp, alt: '', width: 800, height: 625 }}
            badges={
              <Badge color="white" icon={CalendarIcon}>
                {media.tripWhen}
              </Badge>
            }
            before={
              <Facts
                items={[
                  { icon: MapPinIcon, text: media.tripPlace },
                  { icon: ClockIcon, text: media.tripTerm },
                ]}
              />
            }
          >
            <div className="row between">
              <Price price={media.tripPrice} />
              <span className="sm muted">{media.tripLeft}</span>
            </div>
          </MediaCard>
        </Grid>
      </SampleBlock>
      <SampleBlock title={sections.rail}>
        <SectionHeader title={rail.title} note={rail.note} level={3} more={{ href: '#all', text: rail.more }} />
        <Carousel label={rail.title} previousLabel={ways.previous} nextLabel={ways.next}>
          {cards}
          {cards.map((card) => (
            <div key={`${card.key}-again`}>{card}</div>
          ))}
        </Carousel>
      </SampleBlock>
    </>
  )
}
