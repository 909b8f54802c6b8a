import type { UiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Card } from '../card.tsx'
import { Counter } from '../counter.tsx'
import { DescriptionList } from '../description-list.tsx'
import { Disclosure } from '../disclosure.tsx'
import { EventLog } from '../event-log.tsx'
import { CheckIcon, HeartIcon, HouseIcon, MapPinIcon, PackageIcon, TruckIcon } from '../icons.ts'
import { NavList } from '../nav-list.tsx'
import { Pagination } from '../pagination.tsx'
import { Progress } from '../progress.tsx'
import { Steps } from '../steps.tsx'
import { SumList } from '../sum-list.tsx'
import { TabLinks } from '../tab-links.tsx'
import { Tabs } from '../tabs.tsx'
import { Timeline } from '../timeline.tsx'
import css from './field-samples.module.css'
import { SampleBlock } from './sample-block.tsx'

const STATES = ['done', 'done', 'current', 'next'] as const
const SIGNS = [CheckIcon, PackageIcon, TruckIcon, HouseIcon]
const BILL_KINDS = ['line', 'line', 'minus', 'total'] as const

export function WaySamples({ samples }: { samples: UiSamples }) {
  const { ways, lists, type, sections } = samples
  return (
    <>
      <SampleBlock title={sections.ways}>
        <Breadcrumbs
          label={ways.breadcrumbs}
          items={[{ title: ways.home, href: '#home' }, { title: ways.dairy, href: '#dairy' }, { title: ways.cheese }]}
        />
        <TabLinks
          label={ways.tabs}
          items={[
            { title: ways.goods, note: ways.goodsCount, href: '#goods', isCurrent: true },
            { title: ways.delivery, href: '#delivery' },
            { title: ways.reviews, note: ways.reviewsCount, href: '#reviews' },
          ]}
        />
        <Tabs
          label={ways.tabs}
          items={[
            { id: 'goods', title: ways.goods, note: ways.goodsCount, content: <p>{type.text}</p> },
            { id: 'delivery', title: ways.delivery, content: <p>{type.note}</p> },
          ]}
        />
        <Pagination text={ways.pages} page={4} pageCount={12} hrefOf={(page) => `#page-${page}`} />
      </SampleBlock>
      <SampleBlock title={sections.lists}>
        <Steps label={lists.checkout} items={lists.checkoutSteps} current={1} />
        <div className={css.columns}>
          <Card>
            <Timeline
              label={lists.track}
              steps={lists.steps.map((step, index) => ({
                ...step,
                state: STATES[index] ?? 'next',
                icon: SIGNS[index],
              }))}
            />
          </Card>
          <div className="stack g5">
            <div className="stack g2">
              <Progress value={480} max={800} label={lists.sumLabel} valueText={lists.sumShort} />
              <span className="sm">{lists.sumShort}</span>
              <Progress value={900} max={800} label={lists.sumLabel} valueText={lists.sumReached} />
              <span className="sm">{lists.sumReached}</span>
            </div>
            <DescriptionList items={lists.facts} />
            <Disclosure title={lists.question} defaultOpen>
              {lists.answer}
            </Disclosure>
            <Disclosure title={lists.question}>{lists.answer}</Disclosure>
          </div>
          <div className="stack g5">
            <Card look="flat">
              <SumList items={lists.bill.map((line, index) => ({ ...line, kind: BILL_KINDS[index] }))} />
            </Card>
            <Card look="line">
              <NavList
                label={ways.account}
                items={[
                  { href: '#orders', title: ways.orders, icon: PackageIcon, isCurrent: true },
                  {
                    href: '#saved',
                    title: ways.saved,
                    icon: HeartIcon,
                    end: <Counter text={samples.marks.unread} label={samples.marks.unreadLabel} />,
                  },
                  { href: '#addresses', title: ways.addresses, note: type.note, icon: MapPinIcon },
                ]}
              />
            </Card>
            <EventLog events={ways.events} />
          </div>
        </div>
      </SampleBlock>
    </>
  )
}
