import { groundState } from '@okolitsa/domain/festival/festival.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import { formatDayShort } from '@okolitsa/strings/ru/format.ts'
import { FESTIVAL_MAP_PATH, FESTIVAL_PATH, festivalPath, festivalSectionsPath } from '../../data/festival/addresses.ts'
import { usePlan } from '../../data/festival/use-plan.ts'
import css from '../../features/festival/festival.module.css'
import { FestivalHero } from '../../features/festival/festival-hero.tsx'
import { GroundCards } from '../../features/festival/ground-cards.tsx'
import { MyPlan } from '../../features/festival/my-plan.tsx'
import { Programme } from '../../features/festival/programme.tsx'
import { PutBy } from '../../features/festival/put-by.tsx'
import { Stands } from '../../features/festival/stands.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { FestivalGoods, useStandNote } from '../_composition/festival-goods.tsx'
import { NoFestival } from '../_composition/no-festival.tsx'
import type { loader } from './loader.ts'

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** The festival: towns, the programme with the visitor's plan, farms, products to collect at stands. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <div className="wrap">
      <PageHead
        title={data.festival?.title ?? text.title}
        description={text.description}
        canonical={absolute(FESTIVAL_PATH)}
      />
      {data.festival ? <Shown {...data} /> : <NoFestival />}
    </div>
  )
}

function Shown({ festival, programme, goods, days, day }: Extract<Data, { festival: object }>) {
  const { ground, events, stands } = programme
  const reference = useDayReference()
  const absolute = useAbsoluteUrl()
  const { ids, isGuest, toggle } = usePlan()
  const isAllOver = festival.grounds.every((one) => groundState(one, reference.now) === 'over')
  const standNote = useStandNote(ground)
  const here = festivalPath(ground.id)
  return (
    <>
      <FestivalHero festival={festival} />
      {isAllOver && <Notification title={text.over.title}>{text.over.text}</Notification>}
      <section className="section">
        <SectionHeader
          title={text.grounds.title}
          note={text.grounds.note}
          more={{ href: FESTIVAL_MAP_PATH, text: text.grounds.all }}
        />
        <GroundCards grounds={festival.grounds} chosenId={ground.id} hrefOf={(id) => `${festivalPath(id)}#programme`} />
      </section>
      <section className="section" id="programme">
        <SectionHeader
          title={text.programme.title(ground.city)}
          note={`${formatDayRange({ from: ground.firstDay, to: ground.lastDay }, reference)} · ${ground.title}`}
          action={
            days.length > 1 && (
              <TabLinks
                label={text.programme.days}
                items={days.map((one) => ({
                  title: formatDayShort(one, reference),
                  href: `${festivalPath(ground.id, one)}&noScroll=1`,
                  isCurrent: one === day,
                }))}
              />
            )
          }
        />
        <div className={css.columns}>
          <Programme
            events={events.filter((event) => event.day === day)}
            ground={ground}
            planned={ids}
            onToggle={toggle}
          />
          <MyPlan events={events} ground={ground} planned={ids} isGuest={isGuest} url={absolute(here)} />
        </div>
      </section>
      {goods.items.length > 0 && (
        <section className="section">
          <SectionHeader
            title={text.goods.title}
            note={standNote}
            more={{ href: festivalSectionsPath(ground.id), text: text.goods.all(goods.totalItems) }}
          />
          <FestivalGoods items={goods.items} ground={ground} headingLevel={3} />
          <PutBy stands={stands} />
        </section>
      )}
      <section className="section">
        <SectionHeader title={text.stands.title} note={text.stands.note(stands.length)} />
        {stands.length > 0 ? (
          <Stands stands={stands} isOpen={groundState(ground, reference.now) !== 'over'} absolute={absolute} />
        ) : (
          <p>{text.stands.none}</p>
        )}
      </section>
    </>
  )
}
